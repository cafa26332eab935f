"""What lines are made of in each language: a module each, with the same names."""
import importlib

NAMES = {"eng": "english", "deu": "german", "fra": "french"}


def tongue(code):
    return importlib.import_module(f"tongues.{NAMES[code]}")

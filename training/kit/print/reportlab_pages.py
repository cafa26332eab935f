"""Prints drawings (drawing.ts) with ReportLab: paragraphs and tables are Platypus's own.

usage: reportlab_pages.py JOBS.json, a list of {"source": {"drawing"}, "pdfPath"}
"""
import functools
import json
import subprocess
import sys
from xml.sax.saxutils import escape

from reportlab.lib.colors import Color
from reportlab.lib.enums import TA_CENTER, TA_JUSTIFY, TA_LEFT, TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, Table, TableStyle

BUILT_IN = {
    "Helvetica": ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"),
    "Times": ("Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic"),
    "Courier": ("Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"),
}
STAND_IN = {"Helvetica": "Liberation Sans", "Times": "Liberation Serif", "Courier": "Liberation Mono"}
ALIGN = {"left": TA_LEFT, "right": TA_RIGHT, "center": TA_CENTER, "justify": TA_JUSTIFY}


@functools.cache
def file_font(family, bold, italic):
    pattern = f"{family}:weight={200 if bold else 80}:slant={100 if italic else 0}:fontformat=TrueType"
    path = subprocess.run(["fc-match", "-f", "%{file}", pattern], capture_output=True, text=True).stdout
    name = f"{family}-{bold}-{italic}"
    try:
        pdfmetrics.registerFont(TTFont(name, path))
    except TTFError:
        return file_font("DejaVu Sans", bold, italic)
    return name


def font_name(family, bold, italic, text):
    """The built-in fonts have the letters of cp1252 alone; other texts get their metric twins."""
    if family in BUILT_IN:
        try:
            text.encode("cp1252")
            return BUILT_IN[family][bool(bold) + 2 * bool(italic)]
        except UnicodeEncodeError:
            family = STAND_IN[family]
    return file_font(family, bool(bold), bool(italic))


def grey(value):
    return Color(value, value, value)


def paragraph(text, font, size, leading, align, indent=0, shade=0.0):
    style = ParagraphStyle("p", fontName=font, fontSize=size, leading=leading, alignment=ALIGN[align],
                           leftIndent=indent, textColor=grey(shade), splitLongWords=0)
    return Paragraph(escape(text).replace("\n", "<br/>"), style)


class Sheet:
    def __init__(self, drawing, path):
        page = drawing["page"]
        self.height, self.width, self.margin = page["height"], page["width"], page["margin"]
        self.canvas = Canvas(path, pagesize=(self.width, self.height))
        self.flow(drawing["items"], self.margin, self.margin, self.width - 2 * self.margin)
        self.canvas.showPage()
        self.canvas.save()

    def flow(self, items, x, y, width):
        for item in items:
            y = getattr(self, item["kind"])(item, x, y, width)
        return y

    def text(self, item, x, y, width):
        canvas, font = self.canvas, item.get("font", {"family": "Helvetica"})
        canvas.saveState()
        canvas.setFillColor(grey(item.get("grey", 0)))
        canvas.setFont(font_name(font["family"], font.get("bold"), font.get("italic"), item["text"]), item["size"])
        canvas.translate(item["x"], self.height - item["y"])
        canvas.rotate(item.get("angle", 0))
        draw = {"left": canvas.drawString, "right": canvas.drawRightString, "center": canvas.drawCentredString}
        draw[item.get("align", "left")](0, 0, item["text"])
        canvas.restoreState()
        return y

    def line(self, item, x, y, width):
        self.curve({**item, "points": [(item["x1"], item["y1"]), (item["x2"], item["y2"])]}, x, y, width)
        return y

    def curve(self, item, x, y, width):
        canvas = self.canvas
        canvas.saveState()
        canvas.setStrokeColor(grey(item.get("grey", 0)))
        canvas.setLineWidth(item.get("width", 0.5))
        if item.get("dash"):
            canvas.setDash(item["dash"], item["dash"])
        path = canvas.beginPath()
        for at, (px, py) in enumerate(item["points"]):
            (path.lineTo if at else path.moveTo)(px, self.height - py)
        canvas.drawPath(path)
        canvas.restoreState()
        return y

    def rect(self, item, x, y, width):
        canvas = self.canvas
        canvas.saveState()
        if "fill" in item:
            canvas.setFillColor(grey(item["fill"]))
        canvas.setStrokeColor(grey(item.get("stroke", 0)))
        canvas.setLineWidth(0.6)
        canvas.rect(item["x"], self.height - item["y"] - item["height"], item["width"], item["height"],
                    stroke=int("stroke" in item), fill=int("fill" in item))
        canvas.restoreState()
        return y

    def paragraph(self, item, x, y, width):
        font = item.get("font", {"family": "Helvetica"})
        name = font_name(font["family"], font.get("bold"), font.get("italic"), item["text"])
        made = paragraph(item["text"], name, item["size"], item.get("leading", item["size"] * 1.2),
                         item.get("align", "left"), item.get("indent", 0))
        _, height = made.wrapOn(self.canvas, width, 10000)
        made.drawOn(self.canvas, x, self.height - y - height)
        return y + height + item.get("after", 6)

    def picture(self, item, x, y, width):
        self.canvas.saveState()
        self.canvas.translate(x, -y)
        self.flow(item["items"], 0, 0, width)
        self.canvas.restoreState()
        return y + item["height"]

    def space(self, item, x, y, width):
        return y + item["height"]

    def newpage(self, item, x, y, width):
        self.canvas.showPage()
        return self.margin

    def beside(self, item, x, y, width):
        bottom = y
        for part in item["parts"]:
            bottom = max(bottom, self.flow(part["items"], x, y, part["width"]))
            x += part["width"] + item["gap"]
        return bottom

    def table(self, item, x, y, width):
        table = item["table"]
        grid = [["" for _ in table["columns"]] for _ in range(table["rows"])]
        side, above = table["padding"]
        style = [("LEFTPADDING", (0, 0), (-1, -1), side), ("RIGHTPADDING", (0, 0), (-1, -1), side),
                 ("TOPPADDING", (0, 0), (-1, -1), above), ("BOTTOMPADDING", (0, 0), (-1, -1), above)]
        for cell in table["cells"]:
            start, end = (cell["c"], cell["r"]), (cell["c"] + cell["cs"] - 1, cell["r"] + cell["rs"] - 1)
            if cell["rs"] * cell["cs"] > 1:
                style.append(("SPAN", start, end))
            style.append(("VALIGN", start, end, cell["valign"].upper()))
            if "fill" in cell:
                style.append(("BACKGROUND", start, end, grey(cell["fill"])))
            if cell["text"]:
                size = cell.get("size", table["size"])
                name = font_name(table["family"], cell.get("bold"), cell.get("italic"), cell["text"])
                grid[cell["r"]][cell["c"]] = [paragraph(
                    cell["text"], name, size, table["leading"] * size / table["size"], cell["align"],
                    shade=1.0 if cell.get("inverse") else 0.0)]
        columns, rows = len(table["columns"]), table["rows"]
        for rule in table["rules"]:
            shade = grey(rule.get("grey", 0))
            if rule["r1"] == rule["r2"]:
                below = rule["r1"] == rows
                row = rows - 1 if below else rule["r1"]
                style.append(("LINEBELOW" if below else "LINEABOVE", (rule["c1"], row), (rule["c2"] - 1, row),
                              rule["width"], shade))
            else:
                after = rule["c1"] == columns
                column = columns - 1 if after else rule["c1"]
                style.append(("LINEAFTER" if after else "LINEBEFORE", (column, rule["r1"]), (column, rule["r2"] - 1),
                              rule["width"], shade))
        made = Table(grid, colWidths=table["columns"], style=TableStyle(style))
        made_width, height = made.wrapOn(self.canvas, width, 10000)
        shift = {"left": 0, "center": (width - made_width) / 2, "right": width - made_width}[table.get("align", "left")]
        made.drawOn(self.canvas, x + shift, self.height - y - height)
        return y + height + table.get("after", 8)


for job in json.load(open(sys.argv[1], encoding="utf-8")):
    Sheet(job["source"]["drawing"], job["pdfPath"])

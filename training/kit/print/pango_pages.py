"""Prints drawings (drawing.ts), or texts in markup, with Pango on Cairo.

usage: pango_pages.py JOBS.json, a list of {"source": {"drawing"} or {"markup", "font"}, "pdfPath"}
"""
import json
import math
import sys

import cairo
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import GLib, Pango, PangoCairo  # noqa: E402

ALIGN = {"left": Pango.Alignment.LEFT, "right": Pango.Alignment.RIGHT, "center": Pango.Alignment.CENTER,
         "justify": Pango.Alignment.LEFT}
FAMILY = {"Helvetica": "Nimbus Sans", "Times": "Nimbus Roman", "Courier": "Nimbus Mono PS"}


class Sheet:
    def __init__(self, source, path):
        drawing = source.get("drawing")
        page = drawing["page"] if drawing else {"width": 595.28, "height": 841.89, "margin": 50}
        self.width, self.height, self.margin = page["width"], page["height"], page["margin"]
        surface = cairo.PDFSurface(path, self.width, self.height)
        self.context = cairo.Context(surface)
        if drawing:
            self.flow(drawing["items"], self.margin, self.margin, self.width - 2 * self.margin)
        else:
            self.markup(source["markup"], source.get("font", "DejaVu Sans Mono 9"))
        surface.finish()

    def markup(self, markup, font):
        layout = PangoCairo.create_layout(self.context)
        layout.set_font_description(Pango.FontDescription.from_string(font))
        layout.set_width(int((self.width - 2 * self.margin) * Pango.SCALE))
        layout.set_markup(markup, -1)
        y, lines = self.margin, layout.get_iter()
        while True:
            _, logical = lines.get_line_extents()
            height = logical.height / Pango.SCALE
            if y + height > self.height - self.margin:
                self.context.show_page()
                y = self.margin
            baseline = (lines.get_baseline() - logical.y) / Pango.SCALE
            self.context.move_to(self.margin + logical.x / Pango.SCALE, y + baseline)
            PangoCairo.show_layout_line(self.context, lines.get_line_readonly())
            y += height
            if not lines.next_line():
                break

    def layout(self, text, font, size, width=None, align="left", leading=None):
        layout = PangoCairo.create_layout(self.context)
        described = Pango.FontDescription()
        described.set_family(FAMILY.get(font["family"], font["family"]))
        described.set_absolute_size(size * Pango.SCALE)
        described.set_weight(Pango.Weight.BOLD if font.get("bold") else Pango.Weight.NORMAL)
        described.set_style(Pango.Style.ITALIC if font.get("italic") else Pango.Style.NORMAL)
        layout.set_font_description(described)
        if width is not None:
            layout.set_width(int(math.ceil(width * Pango.SCALE)))
        layout.set_alignment(ALIGN[align])
        layout.set_justify(align == "justify")
        if leading:
            natural = layout.get_context().get_metrics(described, None).get_height() / Pango.SCALE
            layout.set_spacing(int((leading - natural) * Pango.SCALE))
        layout.set_text(text, -1)
        return layout

    def flow(self, items, x, y, width):
        for item in items:
            y = getattr(self, item["kind"])(item, x, y, width)
        return y

    def ink(self, grey):
        self.context.set_source_rgb(grey, grey, grey)

    def text(self, item, x, y, width):
        layout = self.layout(item["text"], item.get("font", {"family": "Helvetica"}), item["size"])
        drawn, _ = layout.get_size()
        back = {"left": 0, "center": 0.5, "right": 1}[item.get("align", "left")] * drawn / Pango.SCALE
        self.context.save()
        self.ink(item.get("grey", 0))
        self.context.translate(item["x"], item["y"])
        self.context.rotate(-math.radians(item.get("angle", 0)))
        self.context.move_to(-back, -layout.get_baseline() / Pango.SCALE)
        PangoCairo.show_layout(self.context, layout)
        self.context.restore()
        return y

    def line(self, item, x, y, width):
        return self.curve({**item, "points": [(item["x1"], item["y1"]), (item["x2"], item["y2"])]}, x, y, width)

    def curve(self, item, x, y, width):
        self.context.save()
        self.ink(item.get("grey", 0))
        self.context.set_line_width(item.get("width", 0.5))
        if item.get("dash"):
            self.context.set_dash([item["dash"]])
        for at, point in enumerate(item["points"]):
            (self.context.line_to if at else self.context.move_to)(*point)
        self.context.stroke()
        self.context.restore()
        return y

    def rect(self, item, x, y, width):
        self.context.rectangle(item["x"], item["y"], item["width"], item["height"])
        if "fill" in item:
            self.ink(item["fill"])
            self.context.fill_preserve()
        if "stroke" in item:
            self.ink(item["stroke"])
            self.context.set_line_width(0.6)
            self.context.stroke_preserve()
        self.context.new_path()
        return y

    def paragraph(self, item, x, y, width):
        indent = item.get("indent", 0)
        layout = self.layout(item["text"], item.get("font", {"family": "Helvetica"}), item["size"], width - indent,
                             item.get("align", "left"), item.get("leading"))
        self.ink(0)
        self.context.move_to(x + indent, y)
        PangoCairo.show_layout(self.context, layout)
        return y + layout.get_size()[1] / Pango.SCALE + item.get("after", 6)

    def picture(self, item, x, y, width):
        self.context.save()
        self.context.translate(x, y)
        self.flow(item["items"], 0, 0, width)
        self.context.restore()
        return y + item["height"]

    def space(self, item, x, y, width):
        return y + item["height"]

    def newpage(self, item, x, y, width):
        self.context.show_page()
        return self.margin

    def beside(self, item, x, y, width):
        bottom = y
        for part in item["parts"]:
            bottom = max(bottom, self.flow(part["items"], x, y, part["width"]))
            x += part["width"] + item["gap"]
        return bottom

    def table(self, item, x, y, width):
        table = item["table"]
        columns, rows, (side, above) = table["columns"], table["rows"], table["padding"]
        x += {"left": 0, "center": 0.5, "right": 1}[table.get("align", "left")] * (width - sum(columns))
        lefts = [x + sum(columns[:c]) for c in range(len(columns) + 1)]
        heights = [table["leading"] + 2 * above] * rows
        drawn = []
        for cell in sorted(table["cells"], key=lambda one: one["rs"]):
            size = cell.get("size", table["size"])
            inner = lefts[cell["c"] + cell["cs"]] - lefts[cell["c"]] - 2 * side
            font = {"family": table["family"], "bold": cell.get("bold"), "italic": cell.get("italic")}
            layout = self.layout(cell["text"], font, size, inner, cell["align"],
                                 table["leading"] * size / table["size"])
            height = layout.get_size()[1] / Pango.SCALE
            own = range(cell["r"], cell["r"] + cell["rs"])
            lack = height + 2 * above - sum(heights[r] for r in own)
            if lack > 0:
                for r in own:
                    heights[r] += lack / len(own)
            drawn.append((cell, layout, height))
        tops = [y + sum(heights[:r]) for r in range(rows + 1)]
        for cell, _, _ in drawn:
            if "fill" in cell:
                self.rect({"x": lefts[cell["c"]], "y": tops[cell["r"]], "fill": cell["fill"],
                           "width": lefts[cell["c"] + cell["cs"]] - lefts[cell["c"]],
                           "height": tops[cell["r"] + cell["rs"]] - tops[cell["r"]]}, 0, 0, 0)
        for cell, layout, height in drawn:
            room = tops[cell["r"] + cell["rs"]] - tops[cell["r"]] - 2 * above - height
            shift = {"top": 0, "middle": 0.5, "bottom": 1}[cell["valign"]] * room
            self.ink(1 if cell.get("inverse") else 0)
            self.context.move_to(lefts[cell["c"]] + side, tops[cell["r"]] + above + shift)
            PangoCairo.show_layout(self.context, layout)
        for rule in table["rules"]:
            self.curve({"points": [(lefts[rule["c1"]], tops[rule["r1"]]), (lefts[rule["c2"]], tops[rule["r2"]])],
                        "width": rule["width"], "grey": rule.get("grey", 0)}, 0, 0, 0)
        return tops[-1] + table.get("after", 8)


for job in json.load(open(sys.argv[1], encoding="utf-8")):
    try:
        Sheet(job["source"], job["pdfPath"])
    except GLib.Error as error:
        sys.exit(f"{job['pdfPath']}: {error.message}")

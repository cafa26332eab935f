"""Lines as they might have looked as well, for whole batches on a device: each time a line is taught it is another picture.

Pictures are lines x height x width, 0 black to 255 white, with the width of each.
"""
import torch
from torch.nn import functional

#: Share of lines that are altered at all, and shares of those that each alteration comes to.
ALTERED, BENT, WIDER, SOFT, THICK, GRAINY, LIT, CUT, NEIGHBOURS, CURVED = 0.7, 0.6, 0.15, 0.35, 0.3, 0.35, 0.2, 0.08, 0.12, 0.2

#: Lines narrower than so many heights are a letter or two (line_image.cc).
NARROW = 2


class Chances:
    def __init__(self, count, device):
        self.count, self.device = count, device
        self.altered = torch.rand(count, device=device) < ALTERED

    def some(self, share):
        """Which lines, as ones and zeros that fit pictures."""
        return ((torch.rand(self.count, device=self.device) < share) & self.altered).float()[:, None, None]

    def within(self, low, high):
        return (torch.rand(self.count, device=self.device) * (high - low) + low)[:, None, None]


def bent(images, widths, chance):
    """Stretched, moved, leaning; as second looks see them, too (line_crop.h). Returns new widths as well."""
    count, height, width = images.shape
    device = images.device
    many, wide = chance.some(BENT), chance.some(WIDER)
    across = 1 + many * (chance.within(0.92, 1.1) - 1)
    across = across * (1 + wide * (chance.within(1.1, 1.28) - 1))
    down = 1 + many * (chance.within(0.93, 1.08) - 1)
    up = many * chance.within(-1.2, 1.2)
    lean = many * chance.within(-0.006, 0.006)
    slant = many * chance.within(-0.12, 0.12)
    new = (widths * across[:, 0, 0]).round().long().clamp(min=12)
    x = torch.arange(int(new.max()), device=device, dtype=torch.float32)[None, None]
    y = torch.arange(height, device=device, dtype=torch.float32)[None, :, None]
    middle = (height - 1) / 2
    # Of each new pixel, where it was.
    from_x = x / across + slant * (y - middle)
    from_y = middle + (y - middle) / down + up + lean * (x / across - widths[:, None, None] / 2)
    edges = widths[:, None, None].float() - 1
    from_x = torch.minimum(from_x.clamp(min=0), edges)
    grid = torch.stack([from_x / max(1, width - 1) * 2 - 1 + 0 * from_y, from_y / (height - 1) * 2 - 1 + 0 * from_x], 3)
    return functional.grid_sample(images[:, None], grid, mode="bilinear", padding_mode="border", align_corners=True)[:, 0], new


def _smooth(images):
    kernel = torch.tensor([1.0, 4, 6, 4, 1], device=images.device) / 16
    padded = functional.pad(images[:, None], (2, 2, 2, 2), mode="replicate")
    return functional.conv2d(functional.conv2d(padded, kernel.view(1, 1, 1, 5)), kernel.view(1, 1, 5, 1))[:, 0]


def _patches(images, rows, columns):
    """Soft noise of -1..1."""
    count, height, width = images.shape
    coarse = torch.rand(count, 1, rows, max(2, width // columns), device=images.device) * 2 - 1
    return functional.interpolate(coarse, (height, width), mode="bilinear", align_corners=True)[:, 0]


def altered(images, widths):
    """(images, widths)"""
    chance = Chances(len(images), images.device)
    images, widths = bent(images, widths, chance)
    # Sharper, to twice as soft.
    images = images + chance.some(SOFT) * chance.within(-0.5, 1) * (_smooth(images) - images)
    darker = -functional.max_pool2d(-images[:, None], 3, 1, 1)[:, 0]
    lighter = functional.max_pool2d(images[:, None], 3, 1, 1)[:, 0]
    share = chance.some(THICK) * chance.within(-0.55, 0.55)
    images = images + share.clamp(min=0) * (darker - images) + (-share).clamp(min=0) * (lighter - images)
    # Letters of the lines above and below.
    height = images.shape[1]
    other = images.roll(1, 0).flip(1)
    rows = torch.arange(height, device=images.device)[None, :, None]
    top, bottom = chance.within(-6, 5), chance.within(-6, 4)
    cut_in = chance.some(NEIGHBOURS) * ((rows < top) | (rows >= height - bottom)).float()
    images = images + cut_in * (torch.minimum(images, other) - images)
    span = (images.amax((1, 2), keepdim=True) - images.amin((1, 2), keepdim=True)).clamp(min=20)
    images = images + chance.some(LIT) * chance.within(0.02, 0.25) * span * _patches(images, 2, 60)
    # Ink that fails in soft patches, in columns and in rows.
    paper = images.amax((1, 2), keepdim=True)
    images = images + chance.some(LIT) * chance.within(0, 0.5) * (0.5 + 0.5 * _patches(images, 5, 10)) * (paper - images)
    column = (torch.rand(len(images), 1, images.shape[2], device=images.device) < 0.01).float()
    column = functional.max_pool1d(column, 3, 1, 1)
    row = (torch.rand(len(images), height, 1, device=images.device) < 0.04).float()
    images = images + chance.some(CUT) * chance.within(0.3, 1) * torch.maximum(column, row) * (paper - images)
    # As gamma does.
    level = ((images - images.amin((1, 2), keepdim=True)) / span).clamp(0, 1)
    images = images + chance.some(CURVED) * (span * (level ** chance.within(0.6, 1.8) - level))
    noise = torch.randn_like(images)
    noise = noise + chance.some(0.5) * (_smooth(noise) * 2.5 - noise)
    images = images + chance.some(GRAINY) * chance.within(0.005, 0.09) * span * noise
    return images.clamp(0, 255), widths


def _quartile(values, share, none):
    """Of those that are not infinite."""
    ordered = values.sort(1).values
    count = torch.isfinite(values).sum(1)
    at = (share * count).ceil().long().clamp(min=1) - 1
    found = ordered.gather(1, at.clamp(max=values.shape[1] - 1)[:, None])[:, 0]
    return torch.where(count > 0, found, torch.full_like(found, none))


def _extremes(rows, widths):
    """What is darker and what is lighter than its neighbours in a row; endless elsewhere, and outside a line."""
    before, here, after = rows[..., :-2], rows[..., 1:-1], rows[..., 2:]
    columns = torch.arange(1, rows.shape[-1] - 1, device=rows.device)
    inside = (columns < widths.view(-1, *[1] * (rows.dim() - 1)) - 1).expand(here.shape)
    low = ((here < before) & (here <= after) | (here <= before) & (here < after)) & inside
    high = ((here > before) & (here >= after) | (here >= before) & (here > after)) & inside
    endless = torch.full_like(here, torch.inf)
    return torch.where(low, here, endless), torch.where(high, here, endless)


def _levels(images, widths):
    """(black, white) by quartiles of the middle row's extremes; of narrow lines by those of all rows."""
    height, width = images.shape[1:]
    low, high = _extremes(images[:, height // 2], widths)
    if width >= NARROW * height:
        return _quartile(low, 0.25, 0.0), _quartile(high, 0.75, 255.0)
    all_low, all_high = _extremes(images, widths)
    middle = (images.amin((1, 2), keepdim=True) + images.amax((1, 2), keepdim=True)) / 2
    all_low = torch.where(all_low <= middle, all_low, torch.full_like(all_low, torch.inf))
    all_high = torch.where(all_high > middle, all_high, torch.full_like(all_high, torch.inf))
    return _quartile(all_low.flatten(1), 0.25, 0.0), _quartile(all_high.flatten(1), 0.75, 255.0)


def network_input(images, widths, paper):
    """-1 black to 1 white, as native/recognize/network/line_image.cc; right of a line there is paper."""
    images = images.round()
    black, white = _levels(images, widths)
    contrast = (white - black) / 2
    contrast = torch.where(contrast > 0, contrast, torch.ones_like(contrast))
    levels = ((images - black[:, None, None]) / contrast[:, None, None] - 1).clamp(-1, 1)
    columns = torch.arange(images.shape[2], device=images.device)
    return torch.where(columns < widths[:, None, None], levels, torch.full_like(levels, paper))

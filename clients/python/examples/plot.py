"""A curve of progress as SVG, without a plotting library."""

import math

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 380, 56, 44, 40, 16


def interval(wins, games, z=1.96):
    """The Wilson interval of a share, at 95 %."""
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def draw_progress(results, every, title):
    """The share of games won, in groups of `every` games, with the interval of each."""
    groups = [sum(results[i : i + every]) for i in range(0, len(results) - every + 1, every)]
    bounds = [interval(wins, every) for wins in groups]
    top = max(0.1, math.ceil(10 * max((high for _, high in bounds), default=1)) / 10)

    def x(group):
        return LEFT + (WIDTH - LEFT - RIGHT) * (group + 1) / max(1, len(groups))

    def y(share):
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / top

    band = [f"{x(i):.1f},{y(high):.1f}" for i, (_, high) in enumerate(bounds)]
    band += [f"{x(i):.1f},{y(low):.1f}" for i, (low, _) in reversed(list(enumerate(bounds)))]
    line = " ".join(f"{x(i):.1f},{y(wins / every):.1f}" for i, wins in enumerate(groups))
    ticks = [i / 10 for i in range(int(round(top * 10)) + 1)]
    grid = "".join(
        f'<path d="M{LEFT} {y(t):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        f'<text x="{LEFT - 8}" y="{y(t) + 4:.1f}" text-anchor="end">{100 * t:.0f} %</text>'
        for t in ticks
    )
    step = max(1, len(groups) // 6)
    labels = "".join(
        f'<text x="{x(i):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{(i + 1) * every}</text>'
        for i in range(step - 1, len(groups), step)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">
<title>Games won {title}, in groups of {every}, with 95 % intervals</title>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>
<text x="{LEFT}" y="24" font-size="15">Games won {title}, in groups of {every}, with 95 % intervals</text>
{grid}{labels}
<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 8}" text-anchor="middle">games played</text>
<polygon points="{' '.join(band)}" fill="#1f6f8b" opacity="0.2"/>
<polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/>
</svg>
"""

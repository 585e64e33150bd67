#!/usr/bin/env python3
"""Counts how every market settles over the result files, without the product's code.

Usage: count_results.py DATA_DIR > result-counts.json
The betting package settles the same matches and must reach the same counts.
"""
import glob
import json
import os
import sys
from collections import Counter
from fractions import Fraction

LINES = [Fraction(q, 4) for q in range(-6, 7)]
TOTALS = [Fraction(q, 4) for q in range(2, 19)]
LISTED = {(h, a) for h in range(5) for a in range(5)}


def half_line(margin):
    return "VOID" if margin == 0 else ("WIN" if margin > 0 else "LOSE")


def asian(margin):
    if margin.denominator <= 2:
        return half_line(margin)
    pair = {half_line(margin - Fraction(1, 4)), half_line(margin + Fraction(1, 4))}
    if pair == {"WIN", "VOID"}:
        return "HALF_WIN"
    if pair == {"LOSE", "VOID"}:
        return "HALF_LOSE"
    return pair.pop()


def sign(score):
    return "1" if score[0] > score[1] else "2" if score[0] < score[1] else "X"


def count_period(counts, period, score):
    home, away = score
    outcome = sign(score)
    for name in "1X2":
        counts[f"1X2|{period}|{name}|{'WIN' if name == outcome else 'LOSE'}"] += 1
    for name in ("1X", "12", "X2"):
        counts[f"DC|{period}|{name}|{'WIN' if outcome in name else 'LOSE'}"] += 1
    for side, lead in (("HOME", home - away), ("AWAY", away - home)):
        counts[f"DNB|{period}|{side}|{half_line(lead)}"] += 1
        for line in LINES:
            counts[f"AH|{period}|{side} {float(line):.2f}|{asian(lead + line)}"] += 1
    both = home > 0 and away > 0
    counts[f"BTTS|{period}|YES|{'WIN' if both else 'LOSE'}"] += 1
    odd = (home + away) % 2 == 1
    counts[f"OE|{period}|ODD|{'WIN' if odd else 'LOSE'}"] += 1
    for line in TOTALS:
        counts[f"OU|{period}|OVER {float(line):.2f}|{asian(home + away - line)}"] += 1
        counts[f"OU|{period}|UNDER {float(line):.2f}|{asian(line - home - away)}"] += 1
        counts[f"TEAM_OU|{period}|HOME OVER {float(line):.2f}|{asian(home - line)}"] += 1
        counts[f"TEAM_OU|{period}|AWAY UNDER {float(line):.2f}|{asian(line - away)}"] += 1
    counts[f"CS|{period}|{f'{home}:{away}' if (home, away) in LISTED else 'OTHER'}|WIN"] += 1


def count_file(path):
    counts = Counter()
    matches = 0
    for match in json.load(open(path))["matches"]:
        score = match.get("score") or {}
        full, half = score.get("ft"), score.get("ht")
        if not full:
            continue
        matches += 1
        count_period(counts, "FT", full)
        if half:
            count_period(counts, "1H", half)
            counts[f"HTFT|FT|{sign(half)}/{sign(full)}|WIN"] += 1
        final = score.get("p") or score.get("et") or full
        counts[f"MONEYLINE|FT|HOME|{half_line(final[0] - final[1])}"] += 1
    return {"matches": matches, "counts": dict(sorted(counts.items()))}


def main(folder):
    names = sorted(glob.glob(os.path.join(folder, "football_*.json")) + glob.glob(os.path.join(folder, "worldcup_*.json")))
    json.dump({os.path.basename(name): count_file(name) for name in names}, sys.stdout, indent=0)


if __name__ == "__main__":
    main(sys.argv[1])

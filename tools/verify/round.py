"""Checks a saved proof of a lottery draw or of a ticket, with nothing but the standard library.

    python3 tools/verify/round.py proof-SSC1M-20260302-0961.json …

The page /verify saves such files. A draw: the seed fits the commitment, and seed (and the round of
the beacon, where one is named) give the published draw. A ticket: its lines have their digest, and
its way leads to the sealed root. Prints a line for each step, and ends with 1 where one fails or a
file holds no proof. Whether a round of the beacon is signed by the chain is for any node of drand.
"""

import hashlib
import json
import sys

from draw import DRAWS, draw_of


def sha256(data):
    return hashlib.sha256(data)


def without_year(draw):
    """The sign of the year comes from the date, not from the seed."""
    return {key: value for key, value in draw.items() if key != "zodiacYear"}


def check_draw(proof):
    if proof["family"] not in DRAWS or not proof["serverSeed"] or not proof["commitment"]:
        raise ValueError("the seed is not published, or the draw is one from outside")
    computed = draw_of(proof)
    yield "commitment", computed["isCommitted"]
    yield "draw", computed["draw"] == without_year(proof["draw"])


def check_ticket(proof):
    lines = sha256(proof["linesJson"].encode()).hexdigest()
    yield "lines", lines == proof["linesHash"]
    fields = ("ticketId", "gameCode", "issueNo", "linesHash", "multiple", "costMinor")
    leaf = "\n".join(str(proof[name]) for name in fields).encode()
    node = sha256(b"\0" + leaf).digest()
    for step in proof["path"]:
        other = bytes.fromhex(step["hash"])
        pair = other + node if step["side"] == "before" else node + other
        node = sha256(b"\1" + pair).digest()
    yield "root", node.hex() == proof["ticketRoot"]


def check(path):
    with open(path, encoding="utf-8") as file:
        proof = json.load(file)
    steps = list(check_ticket(proof) if "ticketId" in proof else check_draw(proof))
    for name, is_fine in steps:
        print(path, name, "fine" if is_fine else "WRONG")
    return all(is_fine for _, is_fine in steps)


def main(paths):
    all_fine = bool(paths)
    for path in paths:
        try:
            all_fine &= check(path)
        except (KeyError, TypeError, ValueError, OSError, AttributeError) as error:
            print(path, "UNREADABLE", error)
            all_fine = False
    return 0 if all_fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

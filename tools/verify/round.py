"""Checks saved proofs of lottery draws, tickets and raffles, with the standard library alone.

    python3 tools/verify/round.py proof-SSC1M-20260302-0961.json …

The page /verify saves such files. A draw: the seed fits the commitment, and seed (and the round of
the beacon, where one is named) give the published draw. A ticket: its lines have their digest, and
its way leads to the sealed root. A raffle: the seed fits the commitment, the tickets their digest,
and both give the published places. Prints a line for each step, and ends with 1 where one fails or
a file holds no proof. Whether a round of the beacon is signed, any node of drand tells.
"""

import hashlib
import json
import re
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


def check_raffle(proof):
    seed, tickets = proof["seed"], proof["tickets"]
    ids = [ticket["ticketId"] for ticket in tickets]
    is_list = all(re.fullmatch("rft_[0-9A-Za-z-]+", ticket_id) for ticket_id in ids)
    if not is_list or not re.fullmatch("[0-9a-f]{64}", seed):
        raise ValueError("the seed is not published, or a ticket is none")
    yield "commitment", sha256(seed.encode()).hexdigest() == proof["commitment"]
    yield "list", sha256("\n".join(ids).encode()).hexdigest() == proof["listHash"]
    lowest = {}
    for ticket in tickets:
        score = sha256(f"{seed}||{ticket['ticketId']}".encode()).hexdigest()
        own = (score, ticket["ticketId"])
        lowest[ticket["holder"]] = min(own, lowest.get(ticket["holder"], own))
    drawn = sorted(lowest.values())[: len(proof["prizes"])]
    won = [ticket for ticket in tickets if ticket["prize"] is not None]
    placed = sorted((ticket["prize"], ticket["ticketId"]) for ticket in won)
    yield "winners", placed == [(at + 1, own[1]) for at, own in enumerate(drawn)]


def steps_of(proof):
    if proof.get("format") == "raffle-draw/1":
        return check_raffle(proof)
    return check_ticket(proof) if "ticketId" in proof else check_draw(proof)


def check(path):
    with open(path, encoding="utf-8") as file:
        proof = json.load(file)
    steps = list(steps_of(proof))
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

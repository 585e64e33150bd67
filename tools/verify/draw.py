"""A second implementation of the in-house draws (lottery.md A4), from the specification alone.

Reads lines of JSON on standard input, one issue each: family, gameCode, issueNo, serverSeed (hex),
optionally commitment, and beacon with the signature (hex) of its round. Writes one line of JSON
each: the draw, and whether the seed is the one that was committed to. Whether the round is signed
by the chain is for any node of drand to say. Nothing but the standard library.
"""

import hashlib
import hmac
import json
import sys


def words(seed, game_code, issue_no):
    counter = 0
    while True:
        message = f"{game_code}:{issue_no}:{counter}".encode()
        block = hmac.new(seed, message, hashlib.sha256).digest()
        for offset in range(0, 32, 4):
            yield int.from_bytes(block[offset : offset + 4], "big")
        counter += 1


class Source:
    def __init__(self, stream):
        self.stream = stream

    def uniform(self, bound):
        limit = (1 << 32) // bound * bound
        for word in self.stream:
            if word < limit:
                return word % bound

    def sample(self, highest, count):
        numbers = list(range(1, highest + 1))
        for place in range(count):
            other = place + self.uniform(highest - place)
            numbers[place], numbers[other] = numbers[other], numbers[place]
        return numbers[:count]

    def digits(self, length):
        return "".join(str(self.uniform(10)) for _ in range(length))

    def lists(self, count, length):
        return [self.digits(length) for _ in range(count)]


def digit_balls(count):
    return lambda source: {"balls": [source.uniform(10) for _ in range(count)]}


def mark_six(source):
    numbers = source.sample(49, 7)
    return {"main": numbers[:6], "special": numbers[6]}


def north(source):
    draw = {"db": source.digits(5)}
    for name, count, length in (
        ("g1", 1, 5), ("g2", 2, 5), ("g3", 6, 5), ("g4", 4, 4), ("g5", 6, 4), ("g6", 3, 3), ("g7", 4, 2),
    ):
        draw[name] = source.lists(count, length)
    return draw


def south(source):
    draw = {"db": source.digits(6)}
    for name, count, length in (
        ("g1", 1, 5), ("g2", 1, 5), ("g3", 2, 5), ("g4", 7, 5), ("g5", 1, 4), ("g6", 3, 4), ("g7", 1, 3), ("g8", 1, 2),
    ):
        draw[name] = source.lists(count, length)
    return draw


def four_digits(source):
    return {
        "first": source.digits(4),
        "second": source.digits(4),
        "third": source.digits(4),
        "starter": source.lists(10, 4),
        "consolation": source.lists(10, 4),
    }


DRAWS = {
    "ssc": digit_balls(5),
    "d3": digit_balls(3),
    "pc": digit_balls(3),
    "k3": lambda source: {"dice": [1 + source.uniform(6) for _ in range(3)]},
    "x5": lambda source: {"balls": source.sample(11, 5)},
    "pk": lambda source: {"order": source.sample(10, 10)},
    "kl8": lambda source: {"balls": sorted(source.sample(80, 20))},
    "lhc": mark_six,
    "vnn": north,
    "vns": south,
    "th": lambda source: {
        "first": source.digits(6),
        "front3": source.lists(2, 3),
        "last3": source.lists(2, 3),
        "last2": source.digits(2),
    },
    "la": lambda source: {"digits": source.digits(6)},
    "hn": lambda source: {"db": source.digits(5), "g1": source.digits(5)},
    "fdmy": four_digits,
    "fdsg": four_digits,
    "tg": lambda source: {"result": source.digits(4)},
}


def key_of(seed, beacon):
    """Seed and round together, where the issue named one (hmac-sha256-v2)."""
    if not beacon:
        return seed
    randomness = hashlib.sha256(bytes.fromhex(beacon["signature"])).digest()
    return hmac.new(seed, randomness, hashlib.sha256).digest()


def draw_of(issue):
    seed = bytes.fromhex(issue["serverSeed"])
    source = Source(words(key_of(seed, issue.get("beacon")), issue["gameCode"], issue["issueNo"]))
    is_committed = hashlib.sha256(seed).hexdigest() == issue.get("commitment")
    return {"draw": DRAWS[issue["family"]](source), "isCommitted": is_committed}


def main():
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(draw_of(json.loads(line)), separators=(",", ":")))


if __name__ == "__main__":
    main()

"""A second implementation of the random stream and of five house games.

It shares no code with the product and uses only the standard library. For each game it plays
rounds with nonces from 0 and digests one line per round; the product's tests compute the same
digests. Run it with --check to compare with the committed file, with --write to renew it.
"""

import hashlib
import hmac
import json
import pathlib
import sys

ROUNDS = 20_000
ROOT = pathlib.Path(__file__).resolve().parents[3]
VECTORS = ROOT / "packages/games/vectors/games.json"
DIGESTS = ROOT / "packages/games/vectors/second-implementation.json"
SERVER_SEED = hashlib.sha256(b"second implementation").digest()


def words(client_seed, nonce):
    """Block n is HMAC-SHA-256(server seed, client seed:nonce:n), read as big-endian words."""
    block = 0
    while True:
        message = f"{client_seed}:{nonce}:{block}".encode()
        digest = hmac.new(SERVER_SEED, message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(stream, bound):
    """Uniform below the bound; words past the last full multiple are rejected."""
    limit = 2**32 - 2**32 % bound
    while True:
        word = next(stream)
        if word < limit:
            return word % bound


def deal(stream, items, count):
    """Fisher-Yates from the front."""
    mixed = list(items)
    for first in range(count):
        other = first + below(stream, len(mixed) - first)
        mixed[first], mixed[other] = mixed[other], mixed[first]
    return mixed[:count]


class Slot:
    """The house slot of twenty lines."""

    def __init__(self):
        self.design = json.loads(VECTORS.read_text())["slotHouse20Lines"]

    def spin(self, stream, multiplier):
        strips = self.design["strips"]
        stops = [below(stream, len(strip)) for strip in strips]
        window = [
            [strip[(stop + row) % len(strip)] for row in range(3)]
            for strip, stop in zip(strips, stops)
        ]
        credits = sum(self.line(window, rows) for rows in self.design["lines"])
        scatters = sum(column.count("S") for column in window)
        factor = self.design["scatterPaysTimesTotalBet"].get(str(scatters), 0)
        credits += factor * self.design["totalBetCredits"]
        return stops, credits * multiplier, 10 if scatters >= 3 else 0

    def line(self, window, rows):
        shown = [window[reel][row] for reel, row in enumerate(rows)]
        best = 0
        for symbol, pays in self.design["paytableCredits"].items():
            run = 0
            for reel, cell in enumerate(shown):
                if cell != symbol and not (cell == "W" and reel in (1, 2, 3)):
                    break
                run += 1
            best = max(best, pays.get(str(run), 0))
        return best

    def round(self, stream):
        stops, total, left = self.spin(stream, 1)
        free = 0
        while left > 0:
            _, credits, added = self.spin(stream, 2)
            total += credits
            left += added - 1
            free += 1
        return [*stops, total, free]


def from_shoe(stream, left):
    """A card at a uniform position of the multiset, in the order of card numbers."""
    position = below(stream, sum(left))
    for card, count in enumerate(left):
        if position < count:
            left[card] -= 1
            return card
        position -= count
    raise AssertionError("the position is inside the shoe")


def points(card):
    """Ranks run from two to ace, four suits each."""
    rank = card // 4
    return 1 if rank == 12 else rank + 2 if rank <= 7 else 0


BANKER_DRAWS = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: range(2, 8), 5: range(4, 8), 6: (6, 7)}


def baccarat(stream):
    left = [8] * 52
    player, banker = [], []
    for _ in range(2):
        player.append(from_shoe(stream, left))
        banker.append(from_shoe(stream, left))
    total = lambda cards: sum(map(points, cards)) % 10
    if max(total(player), total(banker)) < 8:
        bank = total(banker)
        if total(player) <= 5:
            player.append(from_shoe(stream, left))
            draws = bank <= 2 or points(player[2]) in BANKER_DRAWS.get(bank, ())
        else:
            draws = bank <= 5
        if draws:
            banker.append(from_shoe(stream, left))
    return [*player, -1, *banker, -1, total(player), total(banker)]


def crash(stream):
    """Edge of three percent, capped at 10,000."""
    bits = (next(stream) << 20) | (next(stream) >> 12)
    point = 97 * 2**52 // (2**52 - bits)
    return [min(max(point, 100), 1_000_000)]


def mines(stream):
    return deal(stream, range(25), 3)


def holdem(stream):
    """Two cards each for six seats, then the board."""
    return deal(stream, range(52), 17)


def digests():
    games = {
        "slots": Slot().round,
        "baccarat": baccarat,
        "crash": crash,
        "mines": mines,
        "holdem": holdem,
    }
    result = {}
    for name, play in games.items():
        digest = hashlib.sha256()
        for nonce in range(ROUNDS):
            line = ",".join(map(str, play(words(f"verify-{name}", nonce))))
            digest.update(f"{line}\n".encode())
        result[name] = digest.hexdigest()
    return {"rounds": ROUNDS, "digests": result}


def main():
    computed = digests()
    if "--write" in sys.argv:
        DIGESTS.write_text(json.dumps(computed, indent=2) + "\n")
    if "--check" in sys.argv:
        expected = json.loads(DIGESTS.read_text())
        if computed != expected:
            sys.exit("The second implementation disagrees with the committed digests.")
        print(f"{ROUNDS * len(computed['digests'])} rounds agree")
    else:
        print(json.dumps(computed, indent=2))


main()

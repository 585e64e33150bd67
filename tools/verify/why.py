"""A second computation of what a contract paid (agents-loyalty-money.md C1, C5, C6, A4).

Reads lines of JSON on standard input, one bill each, as the screen "Why" saves it. Computes the net
loss, the row that applies and the amount from figures and rows alone, follows every step, adds up
payments and windows, and writes one line of JSON each: id, what it found, and `faults`, which is
empty when the bill is right. Nothing but the standard library.
"""

import json
import sys
from fractions import Fraction
from math import floor


def digits(text):
    return len(text.partition(".")[2])


def minor(text, exponent):
    value = Fraction(text) * 10**exponent
    if value.denominator != 1:
        raise ValueError(f"{text} is finer than the currency")
    return value.numerator


def follow(lines, exponent, faults, name):
    """Every step of an explanation; what stands after each is what the bill says."""
    subtotal = Fraction(0)
    for place, step in enumerate(lines, 1):
        operation = step["operation"]
        value = Fraction(step["value"]) if operation == "times" else minor(step["value"], exponent)
        if operation == "add":
            subtotal += value
        elif operation == "subtract":
            subtotal -= value
        elif operation == "times":
            subtotal *= value
        elif operation == "floor":
            subtotal = Fraction(floor(subtotal))
        elif operation == "at-most":
            subtotal = min(subtotal, value)
        elif operation == "at-least":
            subtotal = max(subtotal, value)
        else:
            faults.append(f"{name} {place}: unknown operation {operation}")
        if floor(subtotal) != minor(step["subtotal"], exponent):
            faults.append(f"{name} {place}: {step['figure']} leads to {floor(subtotal)}")
    return floor(subtotal)


def value_of(lines, figure, exponent):
    found = [minor(step["value"], exponent) for step in lines if step["figure"] == figure]
    return found[0] if found else None


def net_loss(bill, exponent):
    gross = minor(bill["gross"], exponent)
    costs = sum(minor(cost["amount"], exponent) for cost in bill["deductions"])
    carried = value_of(bill["netLossLines"], "carry in", exponent) or 0
    names = {step["figure"] for step in bill["netLossLines"]}
    # A site may look at the gross result alone; then no deduction is among the steps.
    is_net = any(cost["figure"] in names for cost in bill["deductions"])
    return gross - (costs if is_net else 0) + carried


def row_of(bill, net, exponent):
    """The highest row of which every condition is met, from 1."""
    valid = minor(bill["validBet"], exponent)
    reached = None
    for place, row in enumerate(bill["tiers"], 1):
        loss = row["minLoss"]
        if (
            valid >= minor(row["minBet"], exponent)
            and bill["active"] >= row["minActive"]
            and (loss is None or net >= minor(loss, exponent))
        ):
            reached = place
    return reached


def amount_of(bill, row, net, exponent):
    if row is None or bill["status"] == "UPLINE_NOT_QUALIFIED":
        return 0
    tier = bill["tiers"][row - 1]
    base = max(0, net) if bill["kind"] == "DIVIDEND" else minor(bill["validBet"], exponent)
    if tier["rateType"] == "F":
        amount = minor(tier["rate"], exponent)
    else:
        amount = floor(base * Fraction(tier["rate"]) / 100)
    cap = value_of(bill["lines"], "cap", exponent)
    return amount if cap is None else min(amount, cap)


def check_windows(bill, amount, exponent, faults):
    """Real-time pay: a day never falls below what was paid for it, and pays each rise once.

    A day that was closed over-paid, or corrected later, says what it is worth and no more what its
    windows paid; whatever it is worth beyond them was paid as a supplement, or is owed.
    """
    stated = minor(bill["amount"], exponent)
    in_window = {}
    for window in bill["windows"]:
        pay = minor(window["pay"], exponent)
        in_window[window["endsAt"]] = pay
        if pay != max(0, minor(window["delta"], exponent)):
            faults.append(f"the window of {window['endsAt']} pays {pay}")
    paid = sum(in_window.values())
    if stated not in (paid, amount):
        faults.append(f"the windows come to {paid}, and the day is worth {amount}")
    if stated < amount:
        faults.append(f"the day is worth {amount}")
    of_window = {}
    for payment in bill["payments"]:
        source = payment["source"]
        if source not in ("SUPPLEMENT", "RETRY", "GUARANTEE"):
            of_window[source] = of_window.get(source, 0) + minor(payment["amount"], exponent)
    for source, sum_paid in of_window.items():
        if sum_paid > in_window.get(source, 0):
            faults.append(f"no window pays the {sum_paid} of {source}")
    settled = sum(minor(bill[part], exponent) for part in ("netted", "paid", "owed"))
    if paid < stated and settled < stated:
        faults.append(f"the windows come to {paid}, and nothing was paid beyond them")


def check_span(bill, faults):
    """What counts lies in the unit; all but real-time pay counts the whole of it."""
    counted = bill["countedFrom"], bill["countedTo"]
    unit = bill["startsAt"], bill["endsAt"]
    if bill["kind"] != "REALTIME" and counted != unit:
        faults.append("another span than the unit is counted")
    if bill["kind"] == "REALTIME" and not unit[0] <= counted[0] <= counted[1] <= unit[1]:
        faults.append("the span that is counted lies outside of the day")


def check_team(bill, exponent, faults):
    """Whose play it is: what the accounts did comes to what was counted."""
    if bill.get("team") is None:
        return
    names = ["validBet", "gross"] if bill["kind"] == "DIVIDEND" else ["validBet"]
    for name in names:
        found = sum(minor(share[name], exponent) for share in bill["team"])
        if found != minor(bill[name], exponent):
            faults.append(f"the {name} of the accounts come to {found}")


def check(bill):
    faults = []
    exponent = digits(bill["amount"])
    net = net_loss(bill, exponent)
    row = row_of(bill, net, exponent)
    amount = amount_of(bill, row, net, exponent)
    stated = minor(bill["amount"], exponent)
    if net != minor(bill["netLoss"], exponent):
        faults.append(f"the net loss is {net}")
    if row != bill["tier"]:
        faults.append(f"the row is {row}")
    if follow(bill["netLossLines"], exponent, faults, "loss") != net:
        faults.append("the steps of the loss lead elsewhere")
    if follow(bill["lines"], exponent, faults, "step") != amount:
        faults.append("the steps lead elsewhere")
    check_span(bill, faults)
    check_team(bill, exponent, faults)
    if bill["kind"] == "REALTIME":
        check_windows(bill, amount, exponent, faults)
    elif amount != stated:
        faults.append(f"the amount is {amount}")
    paid = sum(minor(payment["amount"], exponent) for payment in bill["payments"])
    if paid != minor(bill["paid"], exponent):
        faults.append(f"the payments come to {paid}")
    open_part = minor(bill["netted"], exponent) + paid + minor(bill["owed"], exponent)
    # What was paid too much after a correction is taken from later bills.
    if bill["payState"] in ("PAID", "PART_PAID", "OWED") and open_part < stated:
        faults.append(f"netted, paid and owed come to {open_part}")
    return {"id": bill["id"], "netLoss": net, "tier": row, "amount": amount, "faults": faults}


for line in sys.stdin:
    if line.strip():
        print(json.dumps(check(json.loads(line))))

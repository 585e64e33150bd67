"""A second computation of a settlement over a tree of agents (agents-loyalty-money.md A4-A6, C1, C6).

Reads lines of JSON on standard input, one tree each: nodes with their parents, rows of members by
category, and contracts with their rows, amounts in minor units as texts. Writes one line of JSON each:
the bill of every contract, by its id. Sums each team by walking down from its agent, without any
of the product's arrays. Nothing but the standard library.
"""

import json
import sys

COSTS = ("rebate", "bonus", "fee", "vendorFee", "chargeback")


def team_of(agent, children):
    team = [agent]
    for member in team:
        team.extend(children.get(member, ()))
    return team


def counts_in(row, scope):
    return scope == "CONS" or row["category"] == scope


def figures(tree, agent, scope, children, rows_of):
    team = team_of(agent, children)
    if not tree["includeSelf"]:
        team = team[1:]
    valid = gross = costs = active = 0
    for member in team:
        own = [row for row in rows_of.get(member, ()) if counts_in(row, scope)]
        played = sum(int(row["valid"]) for row in own)
        valid += played
        gross += sum(int(row["ggr"]) for row in own)
        costs += sum(int(row["costs"].get(name, 0)) for row in own for name in COSTS)
        active += played > 0 and played >= int(tree["activeLeast"])
    # Payments inside a team cancel: only what came to the agent itself entered it.
    entered = [row for row in rows_of.get(agent, ()) if counts_in(row, scope)]
    salary = sum(int(row["costs"].get("salary", 0)) for row in entered)
    return valid, gross, costs + salary, active


def bill(tree, contract, children, rows_of):
    valid, gross, costs, active = figures(
        tree, contract["payee"], contract["scope"], children, rows_of
    )
    net = gross if tree["lossBasis"] == "GGR" else gross - costs
    reached = None
    for place, row in enumerate(contract["tiers"]):
        loss = row["minLoss"]
        if (
            valid >= int(row["minBet"])
            and active >= row["minActive"]
            and (loss is None or net >= int(loss))
        ):
            reached = place
    amount = 0
    if reached is not None:
        row = contract["tiers"][reached]
        base = max(net, 0) if contract["kind"] == "DIVIDEND" else valid
        rate = int(row["rate"])
        amount = rate if row["rateType"] == "F" else base * rate // 1_000_000
    return {"valid": valid, "netLoss": net, "active": active, "tier": reached, "amount": amount}


def settle(tree):
    children, rows_of = {}, {}
    for node in tree["nodes"]:
        children.setdefault(node["parent"], []).append(node["id"])
    for row in tree["rows"]:
        rows_of.setdefault(row["memberId"], []).append(row)
    return {one["id"]: bill(tree, one, children, rows_of) for one in tree["contracts"]}


for line in sys.stdin:
    if line.strip():
        print(json.dumps(settle(json.loads(line))))

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../src/category.ts';
import { acceptEffects } from '../src/contract/accept.ts';
import type { Bill } from '../src/contract/bill.ts';
import { correctBills } from '../src/contract/clawback.ts';
import { house, type Contract } from '../src/contract/contract.ts';
import { RunLedger } from '../src/contract/ledger.ts';
import { nextPeriod, periodOf, periodTypes, type PeriodType } from '../src/contract/period.ts';
import { accrueWindow, windowDues } from '../src/contract/realtime.ts';
import { billsOf, payingOrder, type RunSettings } from '../src/contract/run.ts';
import { netReceivables, payBills } from '../src/contract/pay-out.ts';
import { uncoveredRow } from '../src/contract/tier.ts';
import { recompute } from '../src/explanation.ts';
import { teamFigures } from '../src/figures/team.ts';
import { cutPackets } from '../src/loyalty/red-envelope.ts';
import { workOff } from '../src/loyalty/wagering.ts';
import { creditDeposit, depositStates, moveDeposit, type Deposit } from '../src/orders/deposit.ts';
import { decideRedeem, reserve, type Redeem, type Stock } from '../src/orders/redeem.ts';
import { isAllowed, isVisibleTo, standingFlags } from '../src/orders/standing.ts';
import {
  moveTransfer,
  transferStates,
  type WalletTransfer,
} from '../src/orders/wallet-transfer.ts';
import * as withdrawals from '../src/orders/withdrawal.ts';
import { rebateChain } from '../src/rebate/chain.ts';
import { randomRuns, type RandomRun } from '../src/testing/random-run.ts';

// The sixteen invariants of agents-loyalty-money.md section 11, by their numbers there.

const settings: RunSettings = {
  lossBasis: 'NGR',
  includeSelf: true,
  activeMinValidMinor: 10_000n,
  carry: 'NONE',
  isLastOfMonth: true,
  requiresUplineQualified: false,
};

function payOutRun(
  run: RandomRun,
  isPartial: boolean,
): { ledger: RunLedger; bills: readonly Bill[] } {
  const bills = billsOf({ ...run, carryIn: new Map() }, settings);
  const ledger = new RunLedger(run.wallets, [], { isPartial });
  payBills(netReceivables(bills, run.contracts, new Map()), ledger, 'SETTLEMENT');
  return { ledger, bills };
}

const sum = (values: Iterable<bigint>): bigint => [...values].reduce((a, b) => a + b, 0n);

describe('a settled run', () => {
  it('1, 2: payments sum to zero over all nodes, and wallets agree and stay above zero', () => {
    fc.assert(
      fc.property(randomRuns, fc.boolean(), (run, isPartial) => {
        const { ledger } = payOutRun(run, isPartial);
        const net = new Map<string, bigint>();
        for (const { from, to, amountMinor } of ledger.payments) {
          net.set(from, (net.get(from) ?? 0n) - amountMinor);
          net.set(to, (net.get(to) ?? 0n) + amountMinor);
        }
        expect(sum(net.values())).toBe(0n);
        for (const [id, before] of run.wallets) {
          expect(ledger.wallet(id)).toBe(before + (net.get(id) ?? 0n));
          expect(ledger.wallet(id)).toBeGreaterThanOrEqual(0n);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('3: paid and owed make up every bill, and a payer with debts has nothing left', () => {
    fc.assert(
      fc.property(randomRuns, (run) => {
        const { ledger, bills } = payOutRun(run, true);
        const owed = ledger.debts();
        for (const { contractId, amountMinor } of bills) {
          const of = (rows: readonly { contractId: string; amountMinor: bigint }[]): bigint =>
            sum(rows.filter((row) => row.contractId === contractId).map((row) => row.amountMinor));
          expect(of(ledger.payments) + of(owed)).toBe(amountMinor);
        }
        for (const { payer, amountMinor } of owed) {
          expect(amountMinor).toBeGreaterThan(0n);
          expect(ledger.wallet(payer)).toBe(0n);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('3: after a correction paid and owed less the receivable is the new bill', () => {
    fc.assert(
      fc.property(randomRuns, fc.boolean(), (run, isWalletNow) => {
        const { ledger, bills } = payOutRun(run, true);
        const after = billsOf({ ...run, rows: run.rows.slice(3), carryIn: new Map() }, settings);
        const corrections = correctBills(bills, after, {
          contracts: run.contracts,
          ledger,
          options: { mode: isWalletNow ? 'WALLET_NOW' : 'NET_NEXT', leastMinor: 0n },
        });
        for (const { contractId, amountMinor } of after) {
          const paid = sum(
            ledger.payments
              .filter((payment) => payment.contractId === contractId)
              .map((payment) => payment.amountMinor),
          );
          const debts = ledger.debts().filter((debt) => debt.contractId === contractId);
          const correction = corrections.find((entry) => entry.contractId === contractId);
          const back = (correction?.receivableMinor ?? 0n) + (correction?.takenNowMinor ?? 0n);
          const owed = sum(debts.map((debt) => debt.amountMinor));
          expect(paid + owed - back).toBe(amountMinor);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('explains every amount: recomputing from its lines gives it', () => {
    fc.assert(
      fc.property(randomRuns, fc.option(fc.bigInt({ min: 0n, max: 50_000n })), (run, cap) => {
        const capped = cap === null ? settings : { ...settings, maxPayoutMinor: cap };
        const asked = { ...capped, requiresUplineQualified: true };
        for (const bill of billsOf({ ...run, carryIn: new Map() }, asked)) {
          expect(recompute(bill.explanation.lines)).toBe(bill.amountMinor);
          expect(recompute(bill.netLossLines)).toBe(bill.netLossMinor);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('real-time pay', () => {
  it('4: any windows give the same day total as one, and a repeated run changes nothing', () => {
    fc.assert(
      fc.property(randomRuns, fc.array(fc.nat({ max: 80 }), { maxLength: 8 }), (run, cuts) => {
        // Flat rates on valid bet: without voids an entitlement only grows during the day.
        const contracts = run.contracts.map((contract) => ({
          ...contract,
          kind: 'REALTIME' as const,
          tiers: contract.tiers.map((tier) => ({ ...tier, minLossMinor: null })).slice(0, 1),
        }));
        const at = (count: number): readonly Bill[] =>
          billsOf(
            { ...run, contracts, rows: run.rows.slice(0, count), carryIn: new Map() },
            settings,
          );
        const windows = [...cuts.toSorted((a, b) => a - b), 80, 80];
        let accrued: ReadonlyMap<string, bigint> = new Map();
        for (const cut of windows) {
          accrued = accrueWindow(accrued, windowDues(at(cut), accrued));
        }
        const whole = accrueWindow(new Map(), windowDues(at(80), new Map()));
        expect([...accrued]).toEqual([...whole]);
        expect(sum(windowDues(at(80), accrued).map(({ payMinor }) => payMinor))).toBe(0n);
      }),
      { numRuns: 40 },
    );
  });
});

describe('contracts', () => {
  it('5: after an acceptance one contract per payee and scope is live, each covered', () => {
    fc.assert(
      fc.property(randomRuns, fc.nat({ max: 59 }), (run, pick) => {
        const existing = run.contracts.map((contract): Contract => ({
          ...contract,
          kind: 'DAILY',
        }));
        const target = existing[pick % existing.length];
        fc.pre(target !== undefined);
        const tiers = target.tiers.map((tier) => ({ ...tier, rate: tier.rate / 2n + 1n }));
        // Cover holds before the acceptance: start from the contracts that it leaves standing
        // everywhere.
        const covered = standing(existing);
        fc.pre(covered.some(({ id }) => id === target.id));
        const accepted: Contract = { ...target, id: 'NEW', tiers };
        const ended = new Set(acceptEffects(covered, accepted).map(({ contractId }) => contractId));
        const live = [...covered.filter(({ id }) => !ended.has(id)), accepted];
        const keys = live.map(({ payee, kind, scope }) => `${payee} ${kind} ${scope}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const contract of live.filter(({ payer, id }) => payer !== house && id !== 'NEW')) {
          expect(uncoveredRow(ownTiers(live, contract), contract.tiers)).toBeUndefined();
        }
      }),
      { numRuns: 80 },
    );
  });
});

function ownTiers(contracts: readonly Contract[], promise: Contract): Contract['tiers'] {
  return contracts
    .filter(
      ({ payee, scope }) =>
        payee === promise.payer && (scope === 'CONS' || scope === promise.scope),
    )
    .flatMap(({ tiers }) => tiers);
}

/** Contracts that their payers cover, from the top of the list (parents stand before children). */
function standing(contracts: readonly Contract[]): Contract[] {
  const kept: Contract[] = [];
  for (const contract of contracts) {
    const isCovered = uncoveredRow(ownTiers(kept, contract), contract.tiers) === undefined;
    if (contract.payer === house || isCovered) {
      kept.push(contract);
    }
  }
  return kept;
}

describe('rebates', () => {
  it('6: a chain sums to at most the top rate, and to it within one e4 per level', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 20_000n }), { minLength: 1, maxLength: 30 }),
        (validMinor, rates) => {
          const rising = rates.toSorted((a, b) => (a < b ? -1 : 1));
          const parts = rebateChain(validMinor, rising);
          const total = sum(parts.map(({ amount }) => amount));
          const exact = validMinor * 100n * (rising.at(-1) ?? 0n);
          expect(total * 1_000_000n).toBeLessThanOrEqual(exact);
          expect((total + BigInt(parts.length)) * 1_000_000n).toBeGreaterThan(exact);
          for (const { amount, lines } of parts) {
            expect(recompute(lines)).toBe(amount);
          }
        },
      ),
    );
  });
});

describe('team figures', () => {
  it('7: equal the sum over the members of the team, for every agent and column', () => {
    fc.assert(
      fc.property(randomRuns, fc.boolean(), (run, includeSelf) => {
        const options = { scope: 'CONS' as const, activeMinValidMinor: 10_000n, includeSelf };
        const figures = teamFigures(run.tree, run.rows, options);
        for (const { id } of run.nodes) {
          const team = run.nodes.filter(
            (node) => isVisibleTo(run.tree, id, node.id) && (includeSelf || node.id !== id),
          );
          const rows = run.rows.filter(({ memberId }) => team.some((node) => node.id === memberId));
          const found = figures(id);
          expect(found.validMinor).toBe(sum(rows.map(({ validMinor }) => validMinor)));
          expect(found.ggrMinor).toBe(sum(rows.map(({ ggrMinor }) => ggrMinor)));
          expect(found.costs.rebate).toBe(sum(rows.map(({ costs }) => costs?.rebate ?? 0n)));
          const active = team.filter((node) => {
            const own = rows.filter(({ memberId }) => memberId === node.id);
            return sum(own.map(({ validMinor }) => validMinor)) >= 10_000n;
          });
          expect(found.active).toBe(active.length);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('red envelopes', () => {
  it('8: packets sum to the budget and lie between the bounds', () => {
    const plans = fc
      .record({
        packets: fc.integer({ min: 1, max: 50 }),
        minMinor: fc.bigInt({ min: 1n, max: 100n }),
        room: fc.bigInt({ min: 0n, max: 5_000n }),
        fill: fc.bigInt({ min: 0n, max: 1_000n }),
        draws: fc.infiniteStream(fc.bigInt({ min: 0n, max: 10n ** 12n })),
      })
      .map(({ packets, minMinor, room, fill, draws }) => {
        const count = BigInt(packets);
        const budgetMinor = count * minMinor + (count * room * fill) / 1_000n;
        return { plan: { packets, minMinor, maxMinor: minMinor + room, budgetMinor }, draws };
      });
    fc.assert(
      fc.property(plans, ({ plan, draws }) => {
        const cut = cutPackets(plan, (bound) => (draws.next().value ?? 0n) % bound);
        const packets = cut.ok ? cut.value : [];
        expect(packets).toHaveLength(plan.packets);
        expect(sum(packets)).toBe(plan.budgetMinor);
        expect(packets.every((packet) => packet >= plan.minMinor && packet <= plan.maxMinor)).toBe(
          true,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('8: a budget that cannot be cut is refused', () => {
    const plan = { packets: 3, minMinor: 10n, maxMinor: 20n };
    for (const budgetMinor of [29n, 61n]) {
      expect(cutPackets({ ...plan, budgetMinor }, () => 0n)).toMatchObject({ ok: false });
    }
  });
});

describe('orders', () => {
  it('9: sold and reserved never exceed the stock, a rejection returns points once', () => {
    const steps = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 4 }),
        decisions: fc.array(fc.constantFrom('APPROVED' as const, 'REJECTED' as const), {
          maxLength: 3,
        }),
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 20 }), steps, (total, orders) => {
        let stock: Stock = { total, reserved: 0, sold: 0 };
        for (const { quantity, decisions } of orders) {
          const reserved = reserve(stock, quantity);
          if (reserved === undefined) {
            continue;
          }
          stock = reserved;
          let redeem: Redeem = { quantity, points: 100n, state: 'IN_PROCESS' };
          let back = 0n;
          for (const decision of decisions) {
            const decided = decideRedeem(redeem, stock, decision);
            ({ redeem, stock } = decided);
            back += decided.pointsBack;
          }
          expect(back).toBe(decisions[0] === 'REJECTED' ? 100n : 0n);
          expect(stock.sold + stock.reserved).toBeLessThanOrEqual(stock.total);
          expect(stock.reserved).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('10: a deposit is credited once under any mix of reports', () => {
    const reports = fc.array(
      fc.oneof(fc.constantFrom(...depositStates), fc.constant('credit' as const)),
    );
    fc.assert(
      fc.property(reports, (mix) => {
        let deposit: Deposit = { id: 'dep_1', state: 'CREATED', creditedMinor: 0n };
        const credits: bigint[] = [];
        for (const report of [...mix, 'AWAITING' as const, 'PAID' as const, 'credit' as const]) {
          if (report === 'credit') {
            const credited = creditDeposit(deposit, 5_000n);
            ({ deposit } = credited);
            credits.push(credited.creditMinor);
          } else {
            deposit = moveDeposit(deposit, report);
          }
        }
        expect(sum(credits)).toBe(deposit.creditedMinor);
        expect(credits.filter((credit) => credit > 0n).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('11: received and remaining make up a withdrawal, and slices never exceed it', () => {
    const steps = fc.array(
      fc.record({
        slice: fc.nat({ max: 6 }),
        amountMinor: fc.bigInt({ min: -10n, max: 2_000n }),
        to: fc.constantFrom(
          ...withdrawals.sliceStates,
          'assign' as const,
          'all' as const,
          'part' as const,
        ),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (moves) => {
        let order: withdrawals.Withdrawal = { amountMinor: 3_000n, slices: [] };
        for (const { slice, amountMinor, to } of moves) {
          const id = `S${slice}`;
          const before = withdrawals.receivedMinor(order);
          order = step(order, { id, amountMinor, to });
          expect(withdrawals.receivedMinor(order)).toBeGreaterThanOrEqual(before);
          expect(withdrawals.receivedMinor(order) + withdrawals.remainingMinor(order)).toBe(3_000n);
          expect(withdrawals.remainingMinor(order)).toBeGreaterThanOrEqual(0n);
          expect(withdrawals.unassignedMinor(order)).toBeGreaterThanOrEqual(0n);
        }
      }),
    );
  });

  it('12: cash, transit and vendor sum to the same in every state of a transfer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('IN' as const, 'OUT' as const),
        fc.array(fc.constantFrom(...transferStates)),
        (direction, states) => {
          let transfer: WalletTransfer = { direction, amountMinor: 700n, state: 'CREATED' };
          let balances = { cashMinor: 1_000n, transitMinor: 0n, vendorMinor: 900n };
          for (const state of states) {
            ({ transfer, balances } = moveTransfer(transfer, balances, state));
            expect(sum(Object.values(balances))).toBe(1_900n);
          }
          const isDone = transfer.state === 'SUCCESS' || transfer.state === 'FAILED';
          expect(!isDone || balances.transitMinor === 0n).toBe(true);
        },
      ),
    );
  });

  it('14: a member on a break gets no bonus and no marketing, and can always withdraw', () => {
    fc.assert(
      fc.property(fc.constantFrom('RG_TIMEOUT' as const, 'RG_EXCLUDED' as const), (flag) => {
        const flags = new Set([flag]);
        expect(isAllowed('bonus', flags)).toBe(false);
        expect(isAllowed('marketing', flags)).toBe(false);
        expect(isAllowed('bet', flags)).toBe(false);
        expect(isAllowed('withdraw', flags)).toBe(true);
      }),
    );
    expect(standingFlags.filter((flag) => !isAllowed('withdraw', new Set([flag])))).toEqual([
      'TRIAL',
      'FROZEN',
      'NO_WITHDRAW',
      'KYC_PENDING',
    ]);
  });

  it('15: a member outside the line of an agent looks like one that does not exist', () => {
    fc.assert(
      fc.property(randomRuns, (run) => {
        for (const { id: agent } of run.nodes) {
          expect(isVisibleTo(run.tree, agent, 'nobody')).toBe(false);
          for (const member of run.nodes) {
            expect(isVisibleTo(run.tree, agent, member.id)).toBe(isBelow(run, agent, member.id));
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

function step(
  order: withdrawals.Withdrawal,
  {
    id,
    amountMinor,
    to,
  }: { id: string; amountMinor: bigint; to: withdrawals.SliceState | 'assign' | 'all' | 'part' },
): withdrawals.Withdrawal {
  const isNew = !order.slices.some((slice) => slice.id === id);
  switch (to) {
    case 'assign':
      return isNew ? withdrawals.assignSlice(order, { id, amountMinor }) : order;
    case 'all':
      return withdrawals.confirmAll(order);
    case 'part':
      return withdrawals.ruleInPart(order, id, amountMinor);
    default:
      return withdrawals.moveSlice(order, id, to);
  }
}

function isBelow({ nodes }: RandomRun, agent: string, member: string): boolean {
  const node = nodes.find(({ id }) => id === member);
  return (
    member === agent ||
    (node?.parentId !== undefined && isBelow({ nodes } as RandomRun, agent, node.parentId))
  );
}

describe('wagering', () => {
  it('13: one unit of valid bet lowers requirements by at most its weight in all', () => {
    const from = Temporal.Instant.from('2026-11-10T00:00:00Z');
    const requirements = fc.array(fc.bigInt({ min: 1n, max: 5_000n }), {
      minLength: 1,
      maxLength: 6,
    });
    const bets = fc.array(
      fc.record({
        validMinor: fc.bigInt({ min: 0n, max: 3_000n }),
        category: fc.constantFrom(...categories),
      }),
    );
    fc.assert(
      fc.property(
        requirements,
        bets,
        fc.bigInt({ min: 0n, max: 100n }),
        (amounts, stakes, weight) => {
          const open = amounts.map((requiredMinor, index) => ({
            id: `R${index}`,
            requiredMinor,
            from,
          }));
          const placed = stakes.map((bet, index) => ({ ...bet, id: `b${index}`, bookedAt: from }));
          const weights = Object.fromEntries(categories.map((category) => [category, weight]));
          const { progress, contributions } = workOff(open, placed, weights);
          for (const bet of placed) {
            const used = contributions.filter(({ betId }) => betId === bet.id);
            const effective = sum(used.map(({ effectiveMinor }) => effectiveMinor));
            expect(effective * 100n).toBeLessThanOrEqual(bet.validMinor * weight);
          }
          const worked = sum(contributions.map(({ effectiveMinor }) => effectiveMinor));
          expect(sum(progress.map(({ leftMinor }) => leftMinor)) + worked).toBe(sum(amounts));
          expect(workOff(open, [], weights).progress.map(({ leftMinor }) => leftMinor)).toEqual(
            amounts,
          );
        },
      ),
    );
  });
});

describe('periods', () => {
  const zones = [
    'Asia/Shanghai',
    'Europe/Madrid',
    'America/Sao_Paulo',
    'Asia/Tehran',
    'Pacific/Apia',
    'Asia/Kathmandu',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'America/St_Johns',
    'Africa/Casablanca',
    'UTC',
  ];

  const first = Temporal.Instant.from('2020-01-01T00:00:00Z').epochMilliseconds;
  const last = Temporal.Instant.from('2035-12-31T00:00:00Z').epochMilliseconds;
  const instants = fc
    .integer({ min: first, max: last })
    .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms));

  function expectToFit(type: PeriodType, zone: string, instant: Temporal.Instant): void {
    const period = periodOf(type, zone, instant);
    const next = nextPeriod(type, zone, period);
    expect(Temporal.Instant.compare(period.start, instant)).toBeLessThanOrEqual(0);
    expect(Temporal.Instant.compare(instant, period.end)).toBeLessThan(0);
    expect(next.start.toString()).toBe(period.end.toString());
    expect(next.key).not.toBe(period.key);
    expect(periodOf(type, zone, period.start)).toEqual(period);
    expect(type === 'HOURLY' ? period.start.toZonedDateTimeISO(zone).minute : 0).toBe(0);
  }

  it.each(zones)(
    '16: touch, never overlap and cover every instant in %s from 2020 to 2035',
    (zone) => {
      fc.assert(
        fc.property(instants, fc.constantFrom(...periodTypes), (instant, type) => {
          expectToFit(type, zone, instant);
        }),
        { numRuns: 120 },
      );
    },
  );

  it('16: do so around the changes of the clock in any zone', () => {
    const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const minutesAway = fc.integer({ min: -150, max: 150 });
    fc.assert(
      fc.property(instants, anyZone, minutesAway, (instant, zone, minutes) => {
        const change = instant.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
        const near = (change?.toInstant() ?? instant).add({ minutes });
        periodTypes.forEach((type) => expectToFit(type, zone, near));
      }),
      { numRuns: 400 },
    );
  });
});

describe('payingOrder', () => {
  it('pays strictly top-down, then by contract id', () => {
    fc.assert(
      fc.property(randomRuns, (run) => {
        const ordered = payingOrder(run);
        const depth = (id: string): number => run.tree.depths[run.tree.indexOf.get(id) ?? -1] ?? 0;
        for (const [index, contract] of ordered.entries()) {
          const before = ordered[index - 1];
          expect(before === undefined || depth(before.payee) <= depth(contract.payee)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});

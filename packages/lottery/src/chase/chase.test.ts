import { rational } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { planChase } from './plan.ts';
import { runChase, type ChaseIssue } from './run.ts';

const settled = (payout: bigint, refund = 0n): ChaseIssue['outcome'] => ({
  kind: 'settled',
  payout,
  refunded: refund,
});

// Expected multiples follow from the formulas of lottery.md B5; the open vectors hold more of them.
describe('planChase', () => {
  const base = { startMultiple: 1, baseCost: 20_000n };

  it.each([
    [1, 'E_COUNT'],
    [121, 'E_COUNT'],
    [1.5, 'E_COUNT'],
  ])('refuses %d issues', (issues, code) => {
    expect(planChase({ ...base, issues, rule: { kind: 'same' } })).toMatchObject({ code });
  });

  it('refuses a multiple out of range and a profit that one win cannot bring', () => {
    const issues = 3;
    expect(planChase({ ...base, issues, startMultiple: 0, rule: { kind: 'same' } })).toMatchObject({
      code: 'E_STAKE',
    });
    expect(
      planChase({ ...base, issues, startMultiple: 10_000, rule: { kind: 'same' } }),
    ).toMatchObject({ code: 'E_STAKE' });
    expect(
      planChase({ ...base, issues, rule: { kind: 'double', factor: 2, every: 0 } }),
    ).toMatchObject({ code: 'E_STAKE' });
    const even = { kind: 'profit', unitPrize: 30_000n, rate: rational(1n, 2n) } as const;
    expect(planChase({ ...base, issues, rule: even })).toMatchObject({
      code: 'E_CHASE_UNREACHABLE',
    });
  });

  it('multiplies after every so many issues and ends before the highest multiple', () => {
    expect(
      planChase({ ...base, issues: 5, rule: { kind: 'double', factor: 3, every: 2 } }),
    ).toEqual({
      ok: true,
      value: { multiples: [1, 1, 3, 3, 9], totalCost: 340_000n },
    });
    expect(
      planChase({ ...base, issues: 20, rule: { kind: 'double', factor: 10, every: 1 } }),
    ).toMatchObject({
      value: { multiples: [1, 10, 100, 1000], truncatedAt: 5 },
    });
  });

  it('raises the multiple until one win pays all costs and the profit', () => {
    const rule = { kind: 'profit', unitPrize: 195_000n, rate: rational(3n, 10n) } as const;
    const plan = planChase({ ...base, issues: 12, rule });
    expect(plan.ok).toBe(true);
    let spent = 0n;
    for (const multiple of plan.ok ? plan.value.multiples : []) {
      spent += base.baseCost * BigInt(multiple);
      expect(195_000n * BigInt(multiple) * 10n).toBeGreaterThanOrEqual(spent * 13n);
    }
  });
});

describe('runChase', () => {
  const rules = { baseCost: 20_000n, stopOnWin: true };

  it('stops after a win from hits, not after a refund alone', () => {
    const issues = [settled(20_000n, 20_000n), settled(50_000n, 20_000n), settled(0n)].map(
      (outcome) => ({ multiple: 1, outcome }),
    );
    expect(runChase(issues, rules)).toEqual({
      statuses: ['refunded', 'won', 'cancelled'],
      spent: 40_000n,
      refunded: 20_000n,
      payout: 70_000n,
    });
    expect(runChase(issues, { ...rules, stopOnWin: false }).statuses).toEqual([
      'refunded',
      'won',
      'lost',
    ]);
  });

  it('still runs an issue that had closed when the win was settled, and no more', () => {
    const issues = [
      { multiple: 1, outcome: settled(90_000n), isNextClosed: true },
      { multiple: 2, outcome: settled(0n), isNextClosed: true },
      { multiple: 4, outcome: settled(0n) },
    ];
    expect(runChase(issues, rules)).toMatchObject({
      statuses: ['won', 'lost', 'cancelled'],
      spent: 60_000n,
      refunded: 80_000n,
    });
  });

  it('gives a void issue back and goes on, and one that the member cancelled', () => {
    const issues: ChaseIssue[] = [
      { multiple: 1, outcome: { kind: 'void' } },
      { multiple: 2, outcome: { kind: 'cancelled-by-member' } },
      { multiple: 4, outcome: settled(0n) },
    ];
    expect(runChase(issues, rules)).toEqual({
      statuses: ['void', 'cancelled', 'lost'],
      spent: 80_000n,
      refunded: 60_000n,
      payout: 0n,
    });
  });
});

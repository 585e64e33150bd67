import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { buildStake, codesOf, placeStakes } from '../../../test/factories/limits.ts';
import { testDatabase } from '../../../test/harness.ts';
import { lookAtPlayers, type MoneyMove, moneyVerdicts } from './index.ts';
import { tightenLimit } from './use-cases/tighten-limit.ts';

const test = testDatabase();
const periods = ['day', 'week', 'month'] as const;
const kinds = ['stake', 'loss'] as const;
const stakeLimits = kinds.flatMap((kind) => periods.map((period) => ({ kind, period })));
let members = 0;

async function limited(limit: {
  readonly kind: 'deposit' | 'loss' | 'stake';
  readonly period: (typeof periods)[number];
}): Promise<MemberId> {
  members += 1;
  const memberId = `mbr_everylimit${members}` as const;
  await test.inUnit((ctx) => tightenLimit(ctx, { memberId, ...limit, amount: 500n }));
  return memberId;
}

const stake = (memberId: MemberId, amountMinor: bigint) =>
  test.inUnit(async (ctx) =>
    codesOf(await placeStakes(ctx, [buildStake(memberId, { amountMinor })])).join(),
  );

const move = (memberId: MemberId, claims: readonly (readonly [MoneyMove, bigint])[]) =>
  test.inUnit(async (ctx) => {
    const asked = claims.map(([kind, amountMinor]) => ({ memberId, move: kind, amountMinor }));
    return codesOf(moneyVerdicts(ctx, await lookAtPlayers(ctx, [memberId]), asked));
  });

describe('each limit of money', () => {
  it.each(stakeLimits)('of $kind in a $period holds to the minor unit (R1)', async (limit) => {
    expect(await stake(await limited(limit), 499n)).toBe('ok');
    expect(await stake(await limited(limit), 500n)).toBe('ok');
    expect(await stake(await limited(limit), 501n)).toBe('limit_reached');
  });

  it.each(periods)('of deposits in a %s holds to the minor unit (R1)', async (period) => {
    const memberId = await limited({ kind: 'deposit', period });
    expect(await move(memberId, [['deposit', 499n]])).toEqual(['ok']);
    expect(await move(memberId, [['deposit', 500n]])).toEqual(['ok']);
    expect(await move(memberId, [['deposit', 501n]])).toEqual(['limit_reached']);
  });

  it('of deposits is gross: what was paid out makes no room (R5)', async () => {
    const memberId = await limited({ kind: 'deposit', period: 'day' });
    const codes = await move(memberId, [
      ['deposit', 500n],
      ['withdraw', 500n],
      ['deposit', 1n],
    ]);
    expect(codes).toEqual(['ok', 'ok', 'limit_reached']);
  });
});

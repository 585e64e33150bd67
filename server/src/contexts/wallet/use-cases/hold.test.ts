import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { balanceOf, hold, type HoldRequest, post, postHold, voidHold } from '../index.ts';
import { expireHolds } from './hold.ts';

const { inUnit, clock } = testDatabase();

const request = (name: string, more: Partial<HoldRequest> = {}): HoldRequest => ({
  account: cashOf(name),
  currency: 'USD',
  debt: `withdrawal:${name}`,
  amountMinor: 600n,
  type: 'adjustment',
  reference: name,
  ...more,
});

async function heldBy(name: string, more: Partial<HoldRequest> = {}): Promise<string> {
  await inUnit((ctx) => fund(ctx, cashOf(name), 1000n));
  const outcome = await inUnit((ctx) => hold(ctx, request(name, more)));
  return outcome.ok ? outcome.holdId : outcome.code;
}

const balance = (name: string) =>
  inUnit((ctx) => balanceOf(ctx, { account: cashOf(name), currency: 'USD' }));

describe('hold', () => {
  it('R114 leaves the balance and takes from what is available', async () => {
    await heldBy('available');
    expect(await balance('available')).toEqual({
      balanceMinor: 1000n,
      pendingMinor: 600n,
      availableMinor: 400n,
    });
    const [stake] = await inUnit((ctx) =>
      post(ctx, [buildTransfer({ from: cashOf('available'), amountMinor: 401n })]),
    );
    expect(stake).toEqual({ ok: false, code: 'insufficient_balance' });
  });

  it('R114 refuses more than is available, and a debt that is held already', async () => {
    await heldBy('twice');
    const again = await inUnit((ctx) => hold(ctx, request('twice', { amountMinor: 1n })));
    expect(again).toEqual({ ok: false, code: 'debt_already_paid' });
    const more = await inUnit((ctx) =>
      hold(ctx, request('twice', { debt: 'withdrawal:other', amountMinor: 401n })),
    );
    expect(more).toEqual({ ok: false, code: 'insufficient_balance' });
  });

  it('R114 is posted, voided or expired once when all three race', async () => {
    const expiresAt = clock.now().add({ minutes: 1 });
    const holdId = await heldBy('raced', { expiresAt });
    clock.advance({ minutes: 2 });
    const [posted, voided, expired] = await Promise.all([
      inUnit((ctx) => postHold(ctx, { holdId, to: 'outside:bank' })),
      inUnit((ctx) => voidHold(ctx, { holdId })),
      inUnit((ctx) => expireHolds(ctx, 10)),
    ]);
    const wins = [posted.ok, voided.ok, expired > 0].filter(Boolean);
    expect(wins).toHaveLength(1);
    expect((await balance('raced')).balanceMinor).toBe(posted.ok ? 400n : 1000n);
    expect((await balance('raced')).pendingMinor).toBe(0n);
  });

  it('R114 moves the money when it is posted, and says afterwards that it was', async () => {
    const holdId = await heldBy('posted');
    const first = await inUnit((ctx) => postHold(ctx, { holdId, to: 'outside:bank' }));
    const second = await inUnit((ctx) => postHold(ctx, { holdId, to: 'outside:bank' }));
    expect(first.ok).toBe(true);
    expect(second).toEqual({ ok: false, code: 'hold_closed', state: 'posted' });
    expect((await balance('posted')).availableMinor).toBe(400n);
  });
});

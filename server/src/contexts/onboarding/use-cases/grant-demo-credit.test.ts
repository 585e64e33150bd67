import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { readRequirements } from '../../turnover/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import { grantDemoCredit } from './grant-demo-credit.ts';

const { inUnit } = testDatabase();

const purse = (memberId: MemberId) => ({ account: `member:${memberId}:cash`, currency: 'USD' });
const grant = (memberId: MemberId, text: string, debt = `demo_credit:${memberId}`) =>
  inUnit((ctx) => grantDemoCredit(ctx, { ...purse(memberId), memberId, debt, text }));
const balance = async (memberId: MemberId) =>
  (await inUnit((ctx) => balanceOf(ctx, purse(memberId)))).balanceMinor;

describe('grantDemoCredit', () => {
  it('posts each debt once, from the house', async () => {
    await grant('mbr_granted1', '100.00');
    await grant('mbr_granted1', '5.50', 'demo_credit:mbr_granted1:2026-03-02');
    await expect(grant('mbr_granted1', '100.00')).rejects.toThrow('a grant of demo credit');
    expect(await balance('mbr_granted1')).toBe(10_550n);
  });

  // Issue 16: demo credit carries a 1 x requirement.
  it('asks for as much play as it gives, for each grant', async () => {
    await grant('mbr_granted3', '100.00');
    await grant('mbr_granted3', '5.50', 'demo_credit:mbr_granted3:2026-03-02');
    const open = await inUnit((ctx) =>
      readRequirements(ctx, { memberId: 'mbr_granted3', openOnly: true }),
    );
    const asked = open.map(({ source, reference, requiredMinor }) => {
      return [source, reference, requiredMinor];
    });
    // Both are of one moment, so they stand in no order.
    expect(new Set(asked)).toEqual(
      new Set([
        ['demo_credit', 'demo_credit:mbr_granted3', 10_000n],
        ['demo_credit', 'demo_credit:mbr_granted3:2026-03-02', 550n],
      ]),
    );
  });

  it('grants nothing for what is no amount', async () => {
    await grant('mbr_granted2', 'plenty');
    expect(await balance('mbr_granted2')).toBe(0n);
  });
});

import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { openRequirement } from './open-requirement.ts';
import { readRequirements } from './read-requirements.ts';
import { shiftBonuses } from './shift-bonuses.ts';

const test = testDatabase();

/** Bonuses that came one after the other. */
async function withBonuses(name: string, references: readonly string[]): Promise<MemberId> {
  const { memberId } = turnoverPlayer(test, name);
  const bonus = { amountMinor: 500n, cashBeforeMinor: 1000n, policy: 'PRO_RATA' } as const;
  for (const reference of references) {
    await test.inUnit((ctx) =>
      openRequirement(ctx, {
        memberId,
        source: 'bonus',
        reference: `${name}-${reference}`,
        amountMinor: 500n,
        multiple: 2,
        bonus,
      }),
    );
    test.clock.advance({ seconds: 1 });
  }
  return memberId;
}

/** `reference cash net gain`, the oldest first. */
async function shifts(memberId: MemberId): Promise<readonly string[]> {
  const rows = await test.inUnit((ctx) => readRequirements(ctx, { memberId, openOnly: true }));
  return rows.map(
    ({ reference, cashShiftMinor, netShiftMinor, gainMinor }) =>
      `${reference} ${cashShiftMinor} ${netShiftMinor} ${gainMinor}`,
  );
}

describe('shiftBonuses', () => {
  it('moves older and newer ones, and takes a gain back when the play opens again', async () => {
    const memberId = await withBonuses('sb1', ['a', 'b', 'c']);
    const end = { memberId, reference: 'sb1-b', gainMinor: 70n };
    const newer = [{ reference: 'sb1-c', cashMinor: -500n, netMinor: -60n }];
    await test.inUnit((ctx) => shiftBonuses(ctx, { ...end, newer }));
    expect(await shifts(memberId)).toEqual(['sb1-a 0 -70 0', 'sb1-b 0 0 70', 'sb1-c -500 -60 0']);
    const again = { ...end, gainMinor: -70n, newer: [] };
    await test.inUnit((ctx) => shiftBonuses(ctx, again));
    expect(await shifts(memberId)).toEqual(['sb1-a 0 0 0', 'sb1-b 0 0 0', 'sb1-c -500 -60 0']);
  });

  it('leaves the bonuses of others alone', async () => {
    const mine = await withBonuses('sb2', ['a', 'b']);
    const other = await withBonuses('sb3', ['a']);
    const end = { memberId: mine, reference: 'sb2-b', gainMinor: 5n, newer: [] };
    await test.inUnit((ctx) => shiftBonuses(ctx, end));
    expect(await shifts(other)).toEqual(['sb3-a 0 0 0']);
  });
});

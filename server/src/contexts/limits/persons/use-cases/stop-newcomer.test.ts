import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../../test/harness.ts';
import { selectFlags } from '../../store-desk.ts';
import { liftFlag } from '../../use-cases/lift-flag.ts';
import { setFlag } from '../../use-cases/set-flag.ts';
import { stopNewcomer } from './stop-newcomer.ts';

const test = testDatabase();

const stop = (id: MemberId) => test.inUnit((ctx) => stopNewcomer(ctx, id));
const flagsOf = (memberId: MemberId) =>
  test.inUnit(async (ctx) =>
    (await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() }))
      .map(({ flag }) => flag)
      .toSorted(),
  );

describe('stopNewcomer (R12)', () => {
  it('stops play, deposits and bonuses, once and also twice at once', async () => {
    await Promise.all([stop('mbr_newcomer1'), stop('mbr_newcomer1')]);
    expect(await flagsOf('mbr_newcomer1')).toEqual(['NO_BET', 'NO_BONUS', 'NO_DEPOSIT']);
  });

  it('adds nothing where an operator has looked and left a stop, heard again', async () => {
    const memberId = 'mbr_newcomer2';
    await stop(memberId);
    await test.inUnit((ctx) => liftFlag(ctx, { memberId, flag: 'NO_BET' }));
    await stop(memberId);
    expect(await flagsOf(memberId)).toEqual(['NO_BONUS', 'NO_DEPOSIT']);
  });

  it('leaves who is excluded already', async () => {
    const memberId = 'mbr_newcomer3';
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'RG_EXCLUDED', reason: 'own' }));
    await stop(memberId);
    expect(await flagsOf(memberId)).toEqual(['RG_EXCLUDED']);
  });
});

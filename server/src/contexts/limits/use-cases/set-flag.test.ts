import { standingFlags } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { buildStake, codesOf, placeStakes } from '../../../../test/factories/limits.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { moneyMoves } from '../player.ts';
import { moneyVerdicts } from '../door.ts';
import { liftFlag } from './lift-flag.ts';
import { lookAtPlayers } from './look-at-players.ts';
import { setFlag } from './set-flag.ts';

const test = testDatabase();

/** What a member with one flag is answered: stake, trial stake, and each move of money. */
async function answersWith(memberId: MemberId): Promise<readonly string[]> {
  return test.inUnit(async (ctx) => {
    const stakes = (['real', 'trial'] as const).map((mode) => buildStake(memberId, { mode }));
    const claims = moneyMoves.map((move) => ({ memberId, move, amountMinor: 1n }));
    const players = await lookAtPlayers(ctx, [memberId]);
    return [
      ...codesOf(await placeStakes(ctx, stakes)),
      ...codesOf(moneyVerdicts(ctx, players, claims)),
    ];
  });
}

/** From section 0, C6 and H of the rules of agents and money: stake, trial, then money moves. */
const expected: Readonly<Record<string, readonly string[]>> = {
  TRIAL: ['ok', 'ok', ...Array.from({ length: 5 }, () => 'in_need_true_account')],
  FROZEN: Array.from({ length: 7 }, () => 'account_locked'),
  NO_BET: ['betting_stopped', 'betting_stopped', 'ok', 'ok', 'ok', 'ok', 'ok'],
  NO_DEPOSIT: ['ok', 'ok', 'deposits_stopped', 'ok', 'ok', 'ok', 'ok'],
  NO_WITHDRAW: ['ok', 'ok', 'ok', 'withdrawals_stopped', 'ok', 'ok', 'ok'],
  NO_TRANSFER: ['ok', 'ok', 'ok', 'ok', 'transfers_stopped', 'transfers_stopped', 'ok'],
  NO_BONUS: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'bonuses_stopped'],
  NO_AGENT: Array.from({ length: 7 }, () => 'ok'),
  RG_TIMEOUT: [...threeTimes('on_break'), 'ok', ...threeTimes('on_break')],
  RG_EXCLUDED: [...threeTimes('self_excluded'), 'ok', ...threeTimes('self_excluded')],
  KYC_PENDING: ['ok', 'ok', 'ok', ...threeTimes('identity_unverified'), 'ok'],
  // Whoever owes sends nothing away; what comes in serves the debt (C6).
  DEBT: ['ok', 'ok', 'ok', 'ok', 'transfers_stopped', 'ok', 'ok'],
  // No play and no money in before age and terms are said (R17, portal.md 5).
  CONSENT_PENDING: [...threeTimes('consent_needed'), 'ok', 'ok', ...twice('consent_needed')],
};

function twice(code: string): readonly string[] {
  return [code, code];
}

function threeTimes(code: string): readonly string[] {
  return [code, code, code];
}

describe('setFlag', () => {
  it.each(standingFlags)('stops with %s what it stands for, and nothing else', async (flag) => {
    const memberId = `mbr_flag_${flag.replace('_', '')}xx` as const;
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag, reason: 'test' }));
    expect(await answersWith(memberId)).toEqual(expected[flag]);
  });

  it('ends by itself at its moment, and at once when it is lifted', async () => {
    const memberId = 'mbr_flagended' as const;
    const endsAt = test.clock.now().add({ hours: 24 });
    const flag = { memberId, flag: 'RG_TIMEOUT', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, { ...flag, endsAt }));
    const place = () => test.inUnit(async (ctx) => placeStakes(ctx, [buildStake(memberId)]));
    expect(await place()).toEqual([
      { ok: false, code: 'on_break', data: { until: String(endsAt) } },
    ]);
    test.clock.advance({ hours: 24 });
    expect(codesOf(await place())).toEqual(['ok']);
    await test.inUnit((ctx) => setFlag(ctx, flag));
    expect(codesOf(await place())).toEqual(['on_break']);
    await test.inUnit((ctx) => liftFlag(ctx, flag));
    expect(codesOf(await place())).toEqual(['ok']);
  });
});

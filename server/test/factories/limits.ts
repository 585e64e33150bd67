import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../src/platform/context.ts';
import { sendAtCommit } from '../../src/platform/statement.ts';
import {
  lookAtPlayers,
  playsWrites,
  refusalWrites,
  type StakeClaim,
  stakeVerdicts,
  type Verdict,
} from '../../src/contexts/limits/index.ts';

/** A stake of 1.00 at a slot. */
export function buildStake(memberId: MemberId, overrides: Partial<StakeClaim> = {}): StakeClaim {
  return { memberId, amountMinor: 100n, mode: 'real', game: 'slot-1', pace: 'slot', ...overrides };
}

/** Asks for stakes as a batch does, and books those that were allowed as lost. */
export async function placeStakes(
  ctx: Ctx,
  stakes: readonly StakeClaim[],
): Promise<readonly Verdict[]> {
  const players = await lookAtPlayers(ctx, [...new Set(stakes.map(({ memberId }) => memberId))]);
  const verdicts = stakeVerdicts(ctx, players, stakes);
  const plays = stakes
    .filter((_, at) => verdicts[at]?.ok === true)
    .map(({ amountMinor, ...stake }) => ({ ...stake, stakedMinor: amountMinor }));
  await sendAtCommit(ctx.tx, [
    ...playsWrites(ctx, players, plays),
    ...refusalWrites(stakes, verdicts),
  ]);
  return verdicts;
}

/** The codes of verdicts, `ok` for those that allow. */
export function codesOf(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.map((verdict) => (verdict.ok ? 'ok' : verdict.code));
}

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
import { stopAsSame } from '../../src/contexts/limits/persons/stop-as-same.ts';
import { beginBreak } from '../../src/contexts/limits/use-cases/begin-break.ts';
import { changeLimit } from '../../src/contexts/limits/use-cases/change-limit.ts';

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

/** A limit by day that somebody set, lower or for the first time. */
export async function limitByDay(
  ctx: Ctx,
  limit: {
    readonly memberId: MemberId;
    readonly kind: 'stake' | 'loss';
    readonly amountMinor: bigint;
  },
): Promise<void> {
  const { memberId, kind, amountMinor: amount } = limit;
  await changeLimit(ctx, { memberId, kind, period: 'day', amount });
}

/** A limit of the time of play in a day. */
export async function limitTime(
  ctx: Ctx,
  limit: { readonly memberId: MemberId; readonly minutes: number },
): Promise<void> {
  const { memberId, minutes } = limit;
  await changeLimit(ctx, { memberId, kind: 'session', period: 'day', amount: BigInt(minutes) });
}

/** A break of a day from now on, or an exclusion for ever. */
export async function takeBreak(
  ctx: Ctx,
  { memberId, kind }: { readonly memberId: MemberId; readonly kind: 'time_out' | 'exclusion' },
): Promise<void> {
  const endsAt = kind === 'exclusion' ? null : ctx.clock.now().add({ hours: 24 });
  await beginBreak(ctx, { memberId, kind, endsAt, reason: 'For a test.' });
}

/** What befalls the other accounts of somebody who is excluded. */
export async function stopOther(ctx: Ctx, memberId: MemberId): Promise<void> {
  await stopAsSame(ctx, memberId);
}

/** The codes of verdicts, `ok` for those that allow. */
export function codesOf(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.map((verdict) => (verdict.ok ? 'ok' : verdict.code));
}

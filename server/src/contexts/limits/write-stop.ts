import type { StandingFlag } from '@portal/commission';
import type { MemberId, StopCause } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/outbox.ts';
import { selectStanding } from './store-excluded.ts';
import { deleteFlag, deleteFlagFor, upsertFlag } from './store.ts';
import { isSiteFlag, siteFlags } from './stop-spans.ts';

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    /** From these moments on something else stops a member; heard under the lock of the account. */
    readonly 'limits.stop_moved': {
      readonly memberId: MemberId;
      readonly moments: readonly string[];
    };
  }
}

interface NewStop {
  readonly memberId: MemberId;
  readonly flag: StandingFlag;
  readonly cause: StopCause;
  readonly reason: string;
  readonly setAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant | undefined;
}

/** Sets a flag under the lock of the member's account, and tells when it begins and ends. */
export async function writeStop(ctx: Ctx, stop: NewStop): Promise<void> {
  await upsertFlag(ctx.tx, stop);
  const { memberId, flag, setAt, endsAt } = stop;
  await tell(ctx, { memberId, flag }, [setAt, ...(endsAt === undefined ? [] : [endsAt])]);
}

/** Ends a flag, whatever set it, or where one of these causes did. */
export async function endStop(
  ctx: Ctx,
  stop: {
    readonly memberId: MemberId;
    readonly flag: StandingFlag;
    readonly causes?: readonly StopCause[];
  },
): Promise<void> {
  const { memberId, flag, causes } = stop;
  const at = ctx.clock.now();
  await (causes === undefined
    ? deleteFlag(ctx.tx, { memberId, flag }, at)
    : deleteFlagFor(ctx.tx, { memberId, flag, causes }, at));
  await tell(ctx, { memberId, flag }, [at]);
}

async function tell(
  ctx: Ctx,
  stop: Pick<NewStop, 'memberId' | 'flag'>,
  moments: readonly Temporal.Instant[],
): Promise<void> {
  const ends = await endsBeside(ctx, stop);
  if (ends !== undefined) {
    const { memberId } = stop;
    const payload = { memberId, moments: [...moments, ...ends].map(String) };
    await emit(ctx, { name: 'limits.stop_moved', payload });
  }
}

/**
 * When the flags end without which this one would stop nobody: of the three of the site each needs
 * the other two, and each cut parts the sums of everybody who plays on its day. Undefined where one
 * of them is missing.
 */
async function endsBeside(
  ctx: Ctx,
  { memberId, flag }: Pick<NewStop, 'memberId' | 'flag'>,
): Promise<readonly Temporal.Instant[] | undefined> {
  if (!isSiteFlag(flag)) {
    return flag === 'RG_EXCLUDED' ? [] : undefined;
  }
  const others = siteFlags.filter((name) => name !== flag);
  const rows = await selectStanding(ctx.tx, { memberId, flags: others, at: ctx.clock.now() });
  const stands = (name: StandingFlag) => rows.some((row) => row.flag === name);
  return others.every(stands) ? rows.flatMap(({ endsAt }) => endsAt ?? []) : undefined;
}

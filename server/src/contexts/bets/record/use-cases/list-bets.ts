import type { BetCategory, BetState, MemberId, PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { momentsOf, type SiteDays } from '../../../../platform/site-days.ts';
import { trialCurrency } from '../../../wallet/index.ts';
import type { Bet } from '../../bet.ts';
import { placeOf } from '../place-of.ts';
import { type BetFilter, selectBets } from '../store-record.ts';

/** Whose record it is; a trial account has bets of fun money only. */
export interface RecordOwner {
  readonly memberId: MemberId;
  readonly isTrial: boolean;
}

/** Which bets of a record; days are those of the site's zone. */
export interface RecordFilter extends SiteDays {
  readonly owner: RecordOwner;
  readonly mode?: PlayMode | undefined;
  readonly category?: BetCategory | undefined;
  readonly provider?: string | undefined;
  readonly state?: BetState | undefined;
}

export interface RecordQuery extends RecordFilter {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface RecordPage {
  readonly bets: readonly Bet[];
  readonly nextCursor: string | null;
}

const pageSize = 50;

/**
 * The betting record of a member over all products, newest first. A cursor that we never gave out
 * starts from the newest. Refuses `in_need_true_account` when a trial account asks for bets of
 * real money.
 */
export async function listBets(ctx: Ctx, record: RecordQuery): Promise<RecordPage> {
  const limit = record.limit ?? pageSize;
  const filter = betFilterOf(ctx, record);
  const before = placeOf(record.cursor);
  const found = await selectBets(ctx.tx, { ...filter, before, limit: limit + 1 });
  const bets = found.slice(0, limit);
  return { bets, nextCursor: found.length > limit ? (bets.at(-1)?.id ?? null) : null };
}

/** Refuses `in_need_true_account` when a trial account asks for bets of real money. */
export function betFilterOf(ctx: Pick<Ctx, 'site'>, record: RecordFilter): BetFilter {
  const { owner, category, provider, state } = record;
  const mode = record.mode ?? (owner.isTrial ? 'trial' : 'real');
  if (owner.isTrial && mode === 'real') {
    throw new Refusal('in_need_true_account');
  }
  return {
    memberId: owner.memberId,
    currency: mode === 'trial' ? trialCurrency : ctx.site.currency,
    category,
    provider,
    state,
    ...momentsOf(record, ctx.site.timeZone),
  };
}

import type { Ctx } from '../../../../platform/context.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { isForNoRank } from '../../../loyalty/index.ts';
import { readPaidBefore } from '../after-deposit.ts';
import { readOverRaffles } from '../../raffles/over-raffles.ts';
import { audiencesOf, isHidden, visitorAudience } from '../audience.ts';
import { readUnserved } from '../late-join.ts';
import { countDeposits } from '../count-deposits.ts';
import { readOwnTerms } from '../own-terms.ts';
import { entryNow, gapFor, leastGiftMinor, statusOf, type Viewer } from '../status.ts';
import { hourFullUntil } from '../hour-full.ts';
import { type Entry, selectOwnEntries } from '../store-entries.ts';
import { selectHeldGroups } from '../store-groups.ts';
import { type Promotion, selectPromotions } from '../store-promotions.ts';
import type { SeenPromotion } from '../present.ts';

/** A site has some dozens of promotions, and a member a few entries of each. */
const mostEntries = 400;

const waitsForGift: ReadonlySet<string> = new Set(['JOIN', 'JOINED', 'PROCESS', 'CLAIM']);

/**
 * All that the site shows, each with where it stands for whoever asks. Whoever may have no gifts
 * sees only what they took part in (R13), and nobody sees what is for others alone.
 */
export async function listPromotions(ctx: Ctx): Promise<readonly SeenPromotion[]> {
  const { actor } = ctx;
  const entries =
    actor.kind === 'member' ? await selectOwnEntries(ctx.tx, actor.id, mostEntries) : [];
  const promotions = await selectPromotions(ctx.tx);
  const own = await readOwnTerms(ctx.tx, promotions, entries);
  const viewer = await viewerOf(ctx, [...promotions, ...own.values()]);
  const seen = promotions.map((promotion) =>
    seenAs(promotion, { entry: entryNow(promotion, entries, viewer), own, viewer }),
  );
  const meant = seen.filter(
    ({ promotion: { offer }, entry, gap }) =>
      entry !== undefined || (!isHidden(gap) && !isForNoRank(ctx, offer.audience.leastRank ?? 0)),
  );
  const isOffered =
    actor.kind !== 'member' || (await offerableAmong(ctx, [actor.id])).has(actor.id);
  return isOffered ? meant : meant.filter(({ entry }) => entry !== undefined);
}

/** A promotion with the entry that counts, on the terms of that, as somebody sees it. */
export function seenAs(
  newest: Promotion,
  {
    entry,
    own,
    viewer,
  }: {
    readonly entry: Entry | undefined;
    readonly own: Awaited<ReturnType<typeof readOwnTerms>>;
    readonly viewer: Viewer;
  },
): SeenPromotion {
  const promotion = (entry === undefined ? undefined : own.get(entry.id)) ?? newest;
  const gap = gapFor(promotion, entry, viewer);
  const hasNewerTerms = promotion.version !== newest.version;
  const status = statusOf(promotion, entry, viewer);
  const rest = { status, gap, hasNewerTerms };
  return {
    promotion,
    entry,
    ...rest,
    hourFullUntil: restsUntil({ promotion, entry, status }, viewer),
  };
}

/** Of what can be joined or claimed now, when the gift of this one is there again. */
function restsUntil(
  { promotion, entry, status }: Pick<SeenPromotion, 'promotion' | 'entry' | 'status'>,
  { now, currency }: Viewer,
): Temporal.Instant | undefined {
  const amountMinor = entry?.giftMinor ?? leastGiftMinor(promotion, currency);
  return waitsForGift.has(status) ? hourFullUntil(promotion, { amountMinor, now }) : undefined;
}

/** Whoever asks, with what these promotions ask of them. */
export async function viewerOf(ctx: Ctx, promotions: readonly Promotion[]): Promise<Viewer> {
  const { actor, site } = ctx;
  const own = actor.kind === 'member' ? await audiencesOf(ctx, [actor.id]) : undefined;
  const [who = visitorAudience(ctx)] = own?.values() ?? [];
  const held = actor.kind === 'member' ? await selectHeldGroups(ctx.tx, actor.id) : [];
  const creditedDeposits = actor.kind === 'member' ? await countDeposits(ctx, actor.id) : 0;
  const { timeZone, currency } = site;
  const offers = promotions.map(({ offer }) => offer);
  const paidBefore = await readPaidBefore(ctx, offers);
  const overRaffles = await readOverRaffles(ctx, offers);
  const unserved = await readUnserved(ctx, offers);
  const now = ctx.clock.now();
  const done = { creditedDeposits, unserved, paidBefore };
  return { now, timeZone, currency, who, held, ...done, overRaffles };
}

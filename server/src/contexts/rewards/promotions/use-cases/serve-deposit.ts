import { isDepositMeant } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { DepositPromotionFault, MemberId, PromotionId, RewardId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { lookAtPlayers, moneyVerdicts } from '../../../limits/index.ts';
import { depositBoostOf } from '../../../loyalty/index.ts';
import { lockReward } from '../../bonuses/store-rewards.ts';
import { takeReward } from '../../bonuses/take-reward.ts';
import { nothingBefore } from '../after-deposit.ts';
import { noRaffles } from '../../raffles/over-raffles.ts';
import { boostedOffer } from '../boost.ts';
import { audiencesOf } from '../audience.ts';
import { cycleKeyAt } from '../cycle.ts';
import { giftMinor } from '../gift.ts';
import { nothingUnserved } from '../late-join.ts';
import { offerGift } from '../offer-gift.ts';
import { onTerms } from '../own-terms.ts';
import { entryNow, gapFor, statusOf, type Viewer } from '../status.ts';
import {
  type Entry,
  insertEntry,
  lockEntry,
  lockNewestEntry,
  updateEntry,
} from '../store-entries.ts';
import { selectHeldGroups } from '../store-groups.ts';
import { spendBudget } from '../spend-budget.ts';
import { findPromotion, findVersion, type Promotion } from '../store-promotions.ts';
import { holdGift, sharedWith } from '../take-gift.ts';
import { leastDeposit } from '../takes-deposit.ts';

interface Served {
  readonly memberId: MemberId;
  readonly id: PromotionId;
  /** That of the order: its terms hold, whatever was changed since. */
  readonly version: number;
  /** What really arrived. */
  readonly paidMinor: bigint;
  /** How many deposits the member was credited before. */
  readonly creditedBefore: number;
}

type End =
  | { readonly ok: true; readonly amountMinor: bigint; readonly rewardId: RewardId }
  | {
      readonly ok: false;
      readonly fault: DepositPromotionFault;
      /** Of a gift that a person may still give. */
      readonly rewardId?: RewardId;
    };

/**
 * A deposit was credited that was to serve a promotion: its bonus is credited with it, reckoned
 * from what arrived, on the terms of the order; or the fault says why not. Never refuses, because
 * nothing may hold up the deposit. The account of the member is locked here.
 */
export async function serveDeposit(ctx: Ctx, served: Served): Promise<End> {
  const { memberId, id, version, creditedBefore } = served;
  if (!(await mayHave(ctx, memberId))) {
    return { ok: false, fault: 'not_allowed' };
  }
  const current = await findPromotion(ctx.tx, id);
  const terms = await findVersion(ctx.tx, { promotionId: id, version });
  if (current === undefined || terms === undefined) {
    return { ok: false, fault: 'over' };
  }
  const promotion = onTerms(current, { ...terms, version });
  const newest = await lockNewestEntry(ctx.tx, { promotionId: id, memberId });
  const viewer = await viewerFor(ctx, memberId);
  const entry = entryNow(promotion, newest === undefined ? [] : [newest], viewer);
  const fault = faultOf(promotion, { entry, viewer, creditedBefore });
  if (fault !== undefined) {
    return { ok: false, fault };
  }
  return give(ctx, { ...served, promotion, entry });
}

function faultOf(
  promotion: Promotion,
  {
    entry,
    viewer,
    creditedBefore,
  }: {
    readonly entry: Entry | undefined;
    readonly viewer: Viewer;
    readonly creditedBefore: number;
  },
): DepositPromotionFault | undefined {
  const gap = gapFor(promotion, entry, viewer);
  if (gap === 'group') {
    return 'group';
  }
  const status = statusOf(promotion, entry, viewer);
  if (promotion.state !== 'live' || status === 'CLOSE') {
    return 'over';
  }
  if (gap !== undefined) {
    return 'not_allowed';
  }
  if (!isDepositMeant(promotion.offer.type, creditedBefore)) {
    return 'not_first';
  }
  return status === 'JOIN' || status === 'JOINED' || status === 'PROCESS' ? undefined : 'taken';
}

async function give(
  ctx: Ctx,
  served: Served & { readonly promotion: Promotion; readonly entry: Entry | undefined },
): Promise<End> {
  const { promotion, paidMinor, version } = served;
  const { texts } = promotion;
  const offer = boostedOffer(ctx, promotion.offer, await depositBoostOf(ctx, served.memberId));
  const code = ctx.site.currency;
  const amountMinor = giftMinor(offer, paidMinor, code);
  if (paidMinor < leastDeposit(offer, code) || amountMinor === 0n) {
    return { ok: false, fault: 'too_little' };
  }
  const cycleKey = served.entry?.cycleKey ?? cycleKeyOf(ctx, promotion);
  const claim = { promotionId: promotion.id, memberId: served.memberId, cycleKey };
  const kinds = await sharedWith(ctx, claim, offer);
  const part = { id: promotion.id, amountMinor };
  const spent = kinds.length === 0 ? await spendBudget(ctx, part) : undefined;
  if (spent !== undefined) {
    return { ok: false, fault: spent.fault };
  }
  const entry = served.entry ?? (await enterWith(ctx, served));
  const gift = { entry, offer, texts, amountMinor, depositMinor: paidMinor, claimUntil: null };
  const rewardId = await offerGift(ctx, gift);
  const given = { ...entry, giftMinor: amountMinor, rewardId, version };
  if (kinds.length > 0) {
    // The page of the promotion says why, and takes an appeal (R89).
    await holdGift(ctx, given, { rewardId, kinds, offer });
    return { ok: false, fault: 'not_allowed', rewardId };
  }
  await takeReward(ctx, assertDefined(await lockReward(ctx.tx, rewardId), 'made just now'));
  await updateEntry(ctx.tx, { ...given, status: 'ISSUED', decidedBy: null, at: ctx.clock.now() });
  return { ok: true, amountMinor, rewardId };
}

function cycleKeyOf(ctx: Ctx, { offer }: Promotion): string {
  return cycleKeyAt(offer.cycle, ctx.clock.now(), ctx.site.timeZone);
}

async function enterWith(
  ctx: Ctx,
  { memberId, promotion }: Served & { readonly promotion: Promotion },
): Promise<Entry> {
  const id = ctx.ids.next('pme');
  const at = ctx.clock.now();
  await insertEntry(ctx.tx, {
    id,
    promotionId: promotion.id,
    version: promotion.version,
    memberId,
    cycleKey: cycleKeyOf(ctx, promotion),
    status: 'JOINED',
    comment: null,
    targetMinor: null,
    giftMinor: null,
    claimUntil: null,
    at,
  });
  return assertDefined(await lockEntry(ctx.tx, id), 'the account of the member is locked');
}

/** Locks the account, so that two deposits of one member meet here. */
async function mayHave(ctx: Ctx, memberId: MemberId): Promise<boolean> {
  const players = await lookAtPlayers(ctx, [memberId]);
  const [verdict] = moneyVerdicts(ctx, players, [{ memberId, move: 'bonus', amountMinor: 0n }]);
  return verdict?.ok === true;
}

async function viewerFor(ctx: Ctx, memberId: MemberId): Promise<Viewer> {
  const { timeZone, currency } = ctx.site;
  const who = assertDefined((await audiencesOf(ctx, [memberId])).get(memberId), 'it was asked for');
  const held = await selectHeldGroups(ctx.tx, memberId);
  // The cashier says exactly how many there were; `not_first` comes of that.
  const creditedDeposits = 0;
  const unserved = nothingUnserved;
  // What asks for a deposit before is a gift of a rank, which no deposit serves.
  const paidBefore = nothingBefore;
  // Tickets are joined for, and not chosen with a deposit.
  const overRaffles = noRaffles;
  const now = ctx.clock.now();
  const done = { creditedDeposits, unserved, paidBefore };
  return { now, timeZone, currency, who, held, ...done, overRaffles };
}

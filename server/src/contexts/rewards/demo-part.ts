import { currency, parseAmount } from '@portal/money';
import type { PromotionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import { unlessRefused } from '../../platform/demo/unless-refused.ts';
import { demoOperatorCtx } from '../identity/index.ts';
import { popularSlot } from '../games/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { lapseRewards } from './bonuses/store-lapses.ts';
import { endBonuses } from './bonuses/use-cases/end-bonuses.ts';
import { type DemoPromotion, demoPromotions } from './data/demo-promotions.ts';
import { demoStories } from './data/demo-stories.ts';
import { selectApplying } from './promotions/store-queue.ts';
import { selectPromotions } from './promotions/store-promotions.ts';
import { amountOf } from './promotions/terms.ts';
import { applyForPromotion } from './promotions/use-cases/apply-for-promotion.ts';
import { claimPromotion } from './promotions/use-cases/claim-promotion.ts';
import { createPromotion } from './desk/use-cases/create-promotion.ts';
import { decideApplication } from './desk/use-cases/decide-application.ts';
import { joinPromotion } from './promotions/use-cases/join-promotion.ts';
import { openDemoReferrals } from './referrals/demo-rules.ts';

/** Newcomers look at the welcome on their first visits, not on each one after. */
const welcomeHours = 48;
const openingHour = 9.05;
const deskHour = 22.6;
/** What is applied for on the last days still waits when the site opens its doors. */
const lastDayDecided = 28;
/** So many free spins the demo gives to who asks. */
const demoSpins = 20;
/** Of the members who visit, those who take them. */
const spinnersShare = 0.5;
/** Of the members who visit, those who have cashback on their mind. */
const cashbackShare = 0.1;

/** The promotions of the brand, and members who join, take, apply and are refused. */
export async function rewardsDemo(ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  if (day.number === 0) {
    return [{ at: day.at(openingHour), play: (scene) => announce(scene, day) }];
  }
  const promotions = await selectPromotions(ctx.tx);
  const named = (type: string) => promotions.find(({ offer }) => offer.type === type)?.id;
  const [welcome, lucky, story] = ['SIGNUP', 'LUCKY_BET', 'MANUAL'].map(named);
  const spins = promotions.find(({ offer }) => offer.reward.kind === 'FREEBET')?.id;
  const cashback = named('CASHBACK');
  const members = (await everyMember(ctx)).filter(
    ({ kind, state }) => kind !== 'trial' && state === 'active',
  );
  const visits = members.flatMap((member) =>
    visitScenes(day, member, { welcome, lucky, story, spins, cashback }),
  );
  const desk = { at: day.at(deskHour), play: (scene: Ctx) => decide(scene, day) };
  const decided = day.number > lastDayDecided ? visits : [...visits, desk];
  const isLast = Temporal.Instant.compare(day.pastEndsAt, day.at(24)) < 0;
  const doors = { at: day.pastEndsAt.subtract({ milliseconds: 1 }), play: endOverdue };
  return isLast ? [...decided, doors] : decided;
}

/** What ran out in the past is over when the doors open, not in the first minute of the jobs. */
async function endOverdue(ctx: Ctx): Promise<void> {
  await lapseRewards(ctx.tx, ctx.clock.now());
  await endBonuses(ctx);
}

async function announce(ctx: Ctx, day: DemoDay): Promise<void> {
  const own = await demoOperatorCtx(ctx);
  if (own === undefined) {
    return;
  }
  await openDemoReferrals(own);
  for (const [sort, promotion] of demoPromotions.entries()) {
    await announceOne(own, { day, promotion, sort });
  }
}

async function announceOne(
  ctx: Ctx<OperatorActor>,
  seed: { readonly day: DemoDay; readonly promotion: DemoPromotion; readonly sort: number },
): Promise<void> {
  const { day, promotion, sort } = seed;
  const { texts, mostClaims, opensOnDay, closesOnDay } = promotion;
  const offer = await withSlot(ctx, promotion.offer);
  if (offer === undefined) {
    return;
  }
  const budget = parseAmount(promotion.budget, currency(ctx.site.currency));
  const morningOf = (number: number) =>
    String(day.date.add({ days: number }).toZonedDateTime(ctx.site.timeZone).toInstant());
  await createPromotion(ctx, {
    offer: { ...offer, opensAt: morningOf(opensOnDay), closesAt: morningOf(closesOnDay) },
    texts,
    budgetMinor: budget.ok ? budget.value : 1n,
    hourlyMinor: null,
    mostClaims,
    sort,
    state: 'live',
    reason: `Promotion of the opening: ${promotion.name}.`,
  });
}

/** Free spins are on the slot that is played most; a site without slots gives none. */
async function withSlot(
  ctx: Ctx,
  offer: DemoPromotion['offer'],
): Promise<DemoPromotion['offer'] | undefined> {
  if (offer.reward.kind !== 'FREEBET') {
    return offer;
  }
  const slot = await popularSlot(ctx);
  if (slot === undefined) {
    return undefined;
  }
  const stakeAmount = amountOf(slot.stakeMinor, ctx.site.currency);
  const freeSpins = { nodeId: slot.nodeId, count: demoSpins, stakeAmount, days: 30 };
  return { ...offer, reward: { ...offer.reward, freeSpins } };
}

type PromotionIds = Readonly<
  Record<'welcome' | 'lucky' | 'story' | 'spins' | 'cashback', PromotionId | undefined>
>;

function visitScenes(day: DemoDay, member: Member, ids: PromotionIds): readonly Scene[] {
  const { account, registeredAt } = member;
  const visit = day.visitOf({ name: account, since: registeredAt });
  if (visit === undefined) {
    return [];
  }
  const chance = day.chance(`promotions ${account}`);
  const isNew = registeredAt.until(day.at(12)).total('hours') < welcomeHours;
  const isCurious = day.chanceOf(`welcome ${account}`).happens(0.6);
  const at = (hours: number) => day.at(visit.fromHours + hours);
  const { welcome, lucky, story, spins, cashback } = ids;
  const isLucky = day.chanceOf(`free spins ${account}`).happens(spinnersShare);
  return [
    ...(isNew && isCurious && welcome !== undefined
      ? [{ at: at(0.02), play: (ctx: Ctx) => takeWelcome(ctx, member, welcome) }]
      : []),
    ...(isLucky && spins !== undefined
      ? [{ at: at(0.01), play: (ctx: Ctx) => takeSpins(ctx, member, spins) }]
      : []),
    ...(day.chanceOf(`cashback ${account}`).happens(cashbackShare) && cashback !== undefined
      ? [{ at: at(0.03), play: (ctx: Ctx) => takeCashback(ctx, member, cashback) }]
      : []),
    ...(chance.happens(0.03) && lucky !== undefined
      ? [{ at: at(0.3), play: (ctx: Ctx) => apply(ctx, { day, member, id: lucky }) }]
      : []),
    ...(chance.happens(0.03) && story !== undefined
      ? [{ at: at(0.35), play: (ctx: Ctx) => apply(ctx, { day, member, id: story }) }]
      : []),
  ];
}

/** Who joined on an earlier visit takes it; some only join. */
async function takeWelcome(ctx: Ctx, member: Member, id: PromotionId): Promise<void> {
  const own = memberCtx(ctx, member);
  await unlessRefused(() => joinPromotion(own, { id, version: 1 }));
  if (member.account.length % 3 !== 0) {
    await unlessRefused(() => claimPromotion(own, { id }));
  }
}

/** That of an earlier week is taken, then the week of now begins. */
async function takeCashback(ctx: Ctx, member: Member, id: PromotionId): Promise<void> {
  const own = memberCtx(ctx, member);
  await unlessRefused(() => claimPromotion(own, { id }));
  await unlessRefused(() => joinPromotion(own, { id, version: 1 }));
}

async function takeSpins(ctx: Ctx, member: Member, id: PromotionId): Promise<void> {
  const own = memberCtx(ctx, member);
  await unlessRefused(() => joinPromotion(own, { id, version: 1 }));
  await unlessRefused(() => claimPromotion(own, { id }));
}

async function apply(
  ctx: Ctx,
  wish: { readonly day: DemoDay; readonly member: Member; readonly id: PromotionId },
): Promise<void> {
  const { day, member, id } = wish;
  const comment = day.chance(`story ${member.account}`).pick(demoStories);
  const application = { id, version: 1, comment, pictures: [] };
  await unlessRefused(() => applyForPromotion(memberCtx(ctx, member), application));
}

/** The evening shift: most applications are approved, the oldest first. */
async function decide(ctx: Ctx, day: DemoDay): Promise<void> {
  const own = await demoOperatorCtx(ctx);
  const waiting = own === undefined ? [] : await selectApplying(ctx.tx, { limit: 5 });
  const chance = day.chance('applications');
  for (const { id } of waiting) {
    const isFine = chance.happens(0.7);
    const decision = isFine ? 'approve' : 'refuse';
    const reason = isFine ? 'Checked against the round.' : 'The round is not of this week.';
    await unlessRefused(async () => own && decideApplication(own, { id, decision, reason }));
  }
}

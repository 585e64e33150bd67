import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { insertReward } from '../bonuses/store-rewards.ts';
import { usualPlay } from '../bonuses/usual-play.ts';
import type { Referral } from './store-referrals.ts';
import type { ReferralTerms } from './store-referral-rules.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** An invitation brought its reward, which waits in the reward centre of this member. */
    readonly 'rewards.referral_rewarded': {
      readonly memberId: MemberId;
      readonly friendId: MemberId;
      readonly amountMinor: string;
      readonly currency: string;
    };
  }
}

const daysToTake = 30;

/**
 * Puts what an invitation is worth into the reward centres of both. A reward is one for each
 * invitation and member, whatever comes at once.
 */
export async function giveReferral(
  ctx: Ctx,
  { referrerId, friendId }: Pick<Referral, 'referrerId' | 'friendId'>,
  terms: ReferralTerms,
): Promise<void> {
  await giveOne(ctx, { memberId: referrerId, friendId, amountMinor: terms.referrerMinor, terms });
  if (terms.friendMinor > 0n) {
    await giveOne(ctx, { memberId: friendId, friendId, amountMinor: terms.friendMinor, terms });
  }
}

async function giveOne(
  ctx: Ctx,
  gift: {
    readonly memberId: MemberId;
    readonly friendId: MemberId;
    readonly amountMinor: bigint;
    readonly terms: ReferralTerms;
  },
): Promise<void> {
  const { memberId, friendId, amountMinor, terms } = gift;
  const { currency } = ctx.site;
  const at = ctx.clock.now();
  const isNew = await insertReward(ctx.tx, {
    id: ctx.ids.next('rwd'),
    memberId,
    source: 'referral',
    reference: friendId,
    titles: terms.names,
    amountMinor,
    currency,
    wagering: usualPlay(terms.multiple),
    depositMinor: 0n,
    claimUntil: at.add({ hours: 24 * daysToTake }),
    at,
  });
  if (isNew) {
    const payload = { memberId, friendId, amountMinor: String(amountMinor), currency };
    await emit(ctx, { name: 'rewards.referral_rewarded', payload });
  }
}

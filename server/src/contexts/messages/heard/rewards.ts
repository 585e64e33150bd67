import { isIdOf } from '@portal/protocol';
import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { moneyValue } from '../money-value.ts';
import type { NewMessage } from '../send-messages.ts';

type Decided = DomainEvents['rewards.application_decided'];
type BonusEnded = DomainEvents['rewards.bonus_ended'];
type BonusReckoned = DomainEvents['rewards.bonus_reckoned'];
type GiftsEnded = DomainEvents['rewards.gifts_ended'];
type GiftTaken = DomainEvents['rewards.gift_taken_back'];
type EnvelopeGiven = DomainEvents['rewards.envelope_given'];
type GiftsExpire = DomainEvents['rewards.gift_expiring'];

/** What waits for a member, or was given. */
export function rewardMessages(tell: Tell): EventHandlers {
  return {
    'rewards.referral_rewarded': [
      tell(({ memberId, friendId, amountMinor, currency }) => [
        {
          memberId,
          type: 'referral_reward',
          reference: friendId,
          params: { amount: moneyValue(amountMinor, currency) },
        },
      ]),
    ],
    'rewards.raffle_won': [
      tell(({ memberId, raffleId, prize, amountMinor, currency }) => [
        {
          memberId,
          type: 'raffle_won',
          reference: raffleId,
          params: {
            amount: moneyValue(amountMinor, currency),
            prize: { kind: 'count', count: prize },
          },
        },
      ]),
    ],
    'rewards.raffle_missed': [
      tell(({ memberIds, raffleId: reference }) =>
        memberIds.map((memberId) => ({ memberId, type: 'raffle_missed', reference })),
      ),
    ],
    'rewards.gift_expiring': [tell(ofExpiring)],
    'rewards.rank_gift_ready': [
      tell(({ memberId, promotionId: reference, rank, at: occasion }) => {
        const params = { rank: { kind: 'count', count: rank } } as const;
        return isIdOf('mbr', memberId)
          ? [{ memberId, type: 'vip_gift_ready', reference, occasion, params }]
          : [];
      }),
    ],
    'rewards.application_decided': [tell(ofApplication)],
    'rewards.bonus_ended': [tell(ofBonus)],
    'rewards.bonus_reckoned': [tell(ofReckoned)],
    'rewards.gifts_ended': [tell(ofGiftsEnded)],
    'rewards.gift_taken_back': [tell(ofTaken)],
    'rewards.envelope_given': [tell(ofEnvelope)],
  };
}

function ofExpiring({ gifts }: GiftsExpire): readonly NewMessage[] {
  return gifts.flatMap((gift): readonly NewMessage[] => {
    const { memberId, rewardId: reference, amountMinor, currency, isMoney } = gift;
    const until = { kind: 'moment', at: gift.until } as const;
    if (!isIdOf('mbr', memberId)) {
      return [];
    }
    const amount = moneyValue(amountMinor, currency);
    return isMoney
      ? [{ memberId, type: 'promo_expiring', reference, params: { amount, until } }]
      : [{ memberId, type: 'promo_gift_expiring', reference, params: { until } }];
  });
}

function ofApplication(decided: Decided): readonly NewMessage[] {
  const { memberId, entryId: reference, amountMinor, currency, reason, at: occasion } = decided;
  if (reason !== null) {
    const params = { reason: { kind: 'word', word: reason } } as const;
    return [{ memberId, type: 'promo_refused', reference, occasion, params }];
  }
  if (!decided.isMoney) {
    return [{ memberId, type: 'promo_gift', reference, occasion }];
  }
  const params = { amount: moneyValue(amountMinor, currency) };
  return [{ memberId, type: 'promo_approved', reference, occasion, params }];
}

/** Whoever gave a bonus up knows it; that a break or a bank ends one has to be said. */
function ofBonus(ended: BonusEnded): readonly NewMessage[] {
  const { memberId, rewardId: reference, state, isByBreak, at: occasion } = ended;
  const { forfeitMinor, currency, isWithDeposit = false } = ended;
  const params = { amount: moneyValue(forfeitMinor, currency) };
  switch (state) {
    case 'DONE':
      return [{ memberId, type: 'bonus_played_off', reference, occasion }];
    case 'EXPIRED':
      return [{ memberId, type: 'bonus_over', reference, occasion, params }];
    case 'CANCELLED':
      return cutShort({ isByBreak, isWithDeposit }).map((type) => {
        return { memberId, type, reference, occasion, params };
      });
  }
}

function cutShort(end: { readonly isByBreak: boolean; readonly isWithDeposit: boolean }) {
  return end.isWithDeposit
    ? (['bonus_with_deposit'] as const)
    : end.isByBreak
      ? (['bonus_break'] as const)
      : [];
}

function ofGiftsEnded(ended: GiftsEnded): readonly NewMessage[] {
  const { memberId, cause, requirementId: reference, forfeitMinor, currency } = ended;
  const params = {
    cause: { kind: 'word', word: cause },
    amount: moneyValue(forfeitMinor, currency),
  } as const;
  return [{ memberId, type: 'gifts_ended', reference, occasion: ended.at, params }];
}

function ofTaken(event: GiftTaken): readonly NewMessage[] {
  const { memberId, rewardId: reference, gift, count, at: occasion } = event;
  const params = {
    gift: { kind: 'word', word: gift },
    count: { kind: 'count', count },
  } as const;
  return [{ memberId, type: 'gift_with_deposit', reference, occasion, params }];
}

/** A result after the end changed what stays: nobody is to find the line in the account unsaid. */
function ofReckoned(reckoned: BonusReckoned): readonly NewMessage[] {
  const { memberId, rewardId: reference, movedMinor, currency, at: occasion } = reckoned;
  const isBack = movedMinor.startsWith('-');
  const amount = moneyValue(isBack ? movedMinor.slice(1) : movedMinor, currency);
  const type = isBack ? 'bonus_returned' : 'bonus_reckoned';
  return [{ memberId, type, reference, occasion, params: { amount } }];
}

function ofEnvelope({ memberIds, envelopeId, until }: EnvelopeGiven): readonly NewMessage[] {
  const params = { until: { kind: 'moment', at: until } } as const;
  return memberIds.map((memberId) => ({
    memberId,
    type: 'house_envelope',
    reference: envelopeId,
    params,
  }));
}

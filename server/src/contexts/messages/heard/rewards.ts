import { isIdOf } from '@portal/protocol';
import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { moneyValue } from '../money-value.ts';
import type { NewMessage } from '../send-messages.ts';

type RankChanged = DomainEvents['loyalty.rank_changed'];
type Decided = DomainEvents['rewards.application_decided'];
type BonusEnded = DomainEvents['rewards.bonus_ended'];
type EnvelopeGiven = DomainEvents['rewards.envelope_given'];
type Redeemed = DomainEvents['loyalty.redeem_decided'];

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
    'loyalty.board_paid': [
      tell(({ memberId, boardId, rank, amountMinor, currency }) => [
        {
          memberId,
          type: 'board_prize',
          reference: boardId,
          params: {
            amount: moneyValue(amountMinor, currency),
            rank: { kind: 'count', count: rank },
          },
        },
      ]),
    ],
    'rewards.application_decided': [tell(ofApplication)],
    'rewards.bonus_ended': [tell(ofBonus)],
    'rewards.envelope_given': [tell(ofEnvelope)],
    'loyalty.redeem_decided': [tell(ofRedeem)],
    'loyalty.rank_changed': [tell(ofRank)],
    'loyalty.mission_paid': [
      tell(({ memberId, missionId, period, rewardKind, reward, currency }) => [
        rewardKind === 'MONEY'
          ? {
              memberId,
              type: 'mission_done',
              reference: missionId,
              occasion: period,
              params: { amount: moneyValue(reward, currency) },
            }
          : {
              memberId,
              type: 'mission_points',
              reference: missionId,
              occasion: period,
              params: { points: { kind: 'count', count: Number(reward) } },
            },
      ]),
    ],
  };
}

function ofRank({ memberId, fromRank, toRank, at }: RankChanged): readonly NewMessage[] {
  if (!isIdOf('mbr', memberId)) {
    return [];
  }
  const type = toRank > fromRank ? 'vip_upgraded' : 'vip_downgraded';
  const params = { rank: { kind: 'count', count: toRank } } as const;
  return [{ memberId, type, reference: `rank:${toRank}`, occasion: at, params }];
}

function ofApplication(decided: Decided): readonly NewMessage[] {
  const { memberId, entryId: reference, amountMinor, currency, reason, at: occasion } = decided;
  if (reason !== null) {
    const params = { reason: { kind: 'word', word: reason } } as const;
    return [{ memberId, type: 'promo_refused', reference, occasion, params }];
  }
  const params = { amount: moneyValue(amountMinor, currency) };
  return [{ memberId, type: 'promo_approved', reference, occasion, params }];
}

/** Whoever gave a bonus up knows it. */
function ofBonus(ended: BonusEnded): readonly NewMessage[] {
  const { memberId, rewardId: reference, state, forfeitMinor, currency, at: occasion } = ended;
  switch (state) {
    case 'DONE':
      return [{ memberId, type: 'bonus_played_off', reference, occasion }];
    case 'EXPIRED': {
      const params = { amount: moneyValue(forfeitMinor, currency) };
      return [{ memberId, type: 'bonus_over', reference, occasion, params }];
    }
    case 'CANCELLED':
      return [];
  }
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

function ofRedeem({ redeemId, memberId, state, remark }: Redeemed): readonly NewMessage[] {
  if (!isIdOf('mbr', memberId)) {
    return [];
  }
  return state === 'APPROVED'
    ? [{ memberId, type: 'redeem_approved', reference: redeemId }]
    : [
        {
          memberId,
          type: 'redeem_rejected',
          reference: redeemId,
          params: { reason: { kind: 'word', word: remark } },
        },
      ];
}

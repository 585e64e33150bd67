import { isIdOf } from '@portal/protocol';
import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { moneyValue } from '../money-value.ts';
import type { NewMessage } from '../send-messages.ts';

type RankChanged = DomainEvents['loyalty.rank_changed'];

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

import { isIdOf } from '@portal/protocol';
import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { moneyValue } from '../money-value.ts';
import type { NewMessage } from '../send-messages.ts';

type PointsTaken = DomainEvents['loyalty.points_taken'];
type RankChanged = DomainEvents['loyalty.rank_changed'];
type MissionTakenBack = DomainEvents['loyalty.mission_taken_back'];
type MissionPaid = DomainEvents['loyalty.mission_paid'];
type MissionsReached = DomainEvents['loyalty.missions_reached'];
type BirthdayOpen = DomainEvents['loyalty.birthday_open'];
type RankAtRisk = DomainEvents['loyalty.rank_at_risk'];
type RebatesCredited = DomainEvents['rebates.credited'];
type Redeemed = DomainEvents['loyalty.redeem_decided'];

/** What play brought: ranks, prizes, orders of the points mall, rebates. */
export function loyaltyMessages(tell: Tell): EventHandlers {
  return {
    'rebates.credited': [tell(ofRebates)],
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
    'loyalty.redeem_decided': [tell(ofRedeem)],
    'loyalty.redeem_shipped': [
      tell(({ memberId, redeemId: reference, trackingNo }) => [
        {
          memberId,
          type: 'redeem_shipped',
          reference,
          params: { tracking: { kind: 'word', word: trackingNo } },
        },
      ]),
    ],
    'loyalty.rank_changed': [tell(ofRank)],
    'loyalty.rank_at_risk': [tell(ofRisk)],
    'loyalty.birthday_open': [tell(ofBirthday)],
    'loyalty.missions_reached': [tell(ofReached)],
    'loyalty.mission_taken_back': [tell(ofTakenBack)],
    'loyalty.mission_paid': [tell(ofMission)],
    'loyalty.points_taken': [tell(ofPointsTaken)],
  };
}

function ofMission(paid: MissionPaid): readonly NewMessage[] {
  const { memberId, missionId: reference, period: occasion, rewardKind, reward, currency } = paid;
  const told = { memberId, reference, occasion };
  const count = { kind: 'count', count: Number(reward) } as const;
  switch (rewardKind) {
    case 'MONEY':
      return [{ ...told, type: 'mission_done', params: { amount: moneyValue(reward, currency) } }];
    case 'POINTS':
      return [{ ...told, type: 'mission_points', params: { points: count } }];
    case 'TICKET':
      return [{ ...told, type: 'mission_tickets', params: { tickets: count } }];
    case 'RED_ENVELOPE': {
      const until = { kind: 'moment', at: paid.until ?? '' } as const;
      return [{ ...told, type: 'house_envelope', params: { until } }];
    }
  }
}

function ofTakenBack(event: MissionTakenBack): readonly NewMessage[] {
  const { memberId, missionId: reference, rewardKind, count, at: occasion } = event;
  const params = {
    gift: { kind: 'word', word: giftWords[rewardKind] },
    count: { kind: 'count', count },
  } as const;
  return [{ memberId, type: 'mission_taken_back', reference, occasion, params }];
}

function ofPointsTaken({ memberId, points, owed, at }: PointsTaken): readonly NewMessage[] {
  const params = {
    points: { kind: 'count', count: Number(points) },
    owed: { kind: 'count', count: Number(owed) },
    debt: { kind: 'word', word: owed === '0' ? 'none' : 'some' },
  } as const;
  return [{ memberId, type: 'points_taken', reference: 'points', occasion: at, params }];
}

const giftWords = { POINTS: 'points', TICKET: 'tickets', RED_ENVELOPE: 'envelope' } as const;

function ofReached({ reached }: MissionsReached): readonly NewMessage[] {
  return reached.map(({ memberId, missionId: reference, period: occasion }) => ({
    memberId,
    type: 'mission_reached',
    reference,
    occasion,
  }));
}

function ofRank({ memberId, fromRank, toRank, at }: RankChanged): readonly NewMessage[] {
  if (!isIdOf('mbr', memberId)) {
    return [];
  }
  const type = toRank > fromRank ? 'vip_upgraded' : 'vip_downgraded';
  const params = { rank: { kind: 'count', count: toRank } } as const;
  return [{ memberId, type, reference: `rank:${toRank}`, occasion: at, params }];
}

function ofRisk(risk: RankAtRisk): readonly NewMessage[] {
  const { memberId, rank, missingMinor, currency, from: occasion, until } = risk;
  if (!isIdOf('mbr', memberId)) {
    return [];
  }
  const params = {
    rank: { kind: 'count', count: rank },
    missing: moneyValue(missingMinor, currency),
    until: { kind: 'moment', at: until },
  } as const;
  return [{ memberId, type: 'vip_warning', reference: `rank:${rank}`, occasion, params }];
}

function ofBirthday(gift: BirthdayOpen): readonly NewMessage[] {
  const { memberId, year, giftMinor, currency, until } = gift;
  const params = {
    amount: moneyValue(giftMinor, currency),
    until: { kind: 'moment', at: until },
  } as const;
  return [{ memberId, type: 'vip_birthday', reference: `birthday:${year}`, params }];
}

function ofRebates({ payments, currency }: RebatesCredited): readonly NewMessage[] {
  return payments.flatMap(({ memberId, rebateId: reference, amountMinor }) => {
    const params = { amount: moneyValue(amountMinor, currency) };
    return isIdOf('mbr', memberId) ? [{ memberId, type: 'rebate_paid', reference, params }] : [];
  });
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

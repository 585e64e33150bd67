import { wholeLocales } from '@portal/i18n';
import { openTexts } from '@portal/i18n/files';
import {
  contractKinds,
  depositStates,
  messageTypeNames,
  messageWords,
  teamReports,
  trailActs,
  trailEvents,
  withdrawalStates,
} from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import type { DomainEvent, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import type { NewMessage } from '../send-messages.ts';
import { paramsIn } from '../stored-params.ts';
import { agentMessages } from './agents.ts';
import { careMessages } from './care.ts';
import { cashierMessages } from './cashier.ts';
import { contractMessages } from './contracts.ts';
import { gatewayMessages } from './gateway.ts';
import { identityMessages } from './identity.ts';
import { lotteryMessages } from './lottery.ts';
import { loyaltyMessages } from './loyalty.ts';
import { onboardingMessages } from './onboarding.ts';
import { rewardMessages } from './rewards.ts';
import { trailMessages } from './trail.ts';

const test = testDatabase();
const memberId = 'mbr_hearing01';
const at = '2026-03-02T08:00:00Z';

/** What the events are told as. */
async function toldOf(events: readonly DomainEvent[]): Promise<readonly NewMessage[]> {
  const told: NewMessage[] = [];
  const tell: Tell = (messagesOf) => async (_ctx, payload) => {
    told.push(...messagesOf(payload));
    await Promise.resolve();
  };
  const handlers: EventHandlers = {
    ...agentMessages(tell),
    ...careMessages(tell),
    ...gatewayMessages(tell),
    ...cashierMessages(tell),
    ...contractMessages(tell),
    ...identityMessages(tell),
    ...lotteryMessages(tell),
    ...onboardingMessages(tell),
    ...loyaltyMessages(tell),
    ...rewardMessages(tell),
    ...trailMessages(tell),
  };
  await test.inUnit(async (ctx) => {
    for (const { name, payload } of events) {
      for (const hear of (handlers[name] ?? []) as readonly ((
        ...told: readonly unknown[]
      ) => Promise<void>)[]) {
        await hear(ctx, payload);
      }
    }
  });
  return told;
}

const moves = withdrawalStates.map((state): DomainEvent => {
  const order = { withdrawalId: 'wdr_hearing01', memberId, amount: '400000', currency: 'THB' };
  const payload = { ...order, state, reason: null, at };
  return { name: 'cashier.withdrawal_moved', payload };
});

const deposits = depositStates.map((state): DomainEvent => {
  const order = { depositId: 'dep_hearing01', memberId, amount: '50000', currency: 'THB' };
  const payload = { ...order, net: '49000', state, reason: null, promotionId: null, at };
  return { name: 'cashier.deposit_moved', payload };
});

const entries = [...trailActs, ...trailEvents].flatMap((action): readonly DomainEvent[] =>
  [{ until: at }, { until: '' }].map((end) => {
    const words = {
      kind: 'deposit',
      period: 'day',
      channel: 'sms',
      institution: 'Kasikorn',
    } as const;
    const after = { ...words, ...end, balance: '12.00', currency: 'THB' };
    return { name: 'trail.recorded', payload: { entryId: 'trl_1', memberId, action, after, at } };
  }),
);

const prize = { memberId, amountMinor: '180000', currency: 'THB' } as const;
const task = {
  memberId,
  missionId: 'msn_hearing01',
  period: 'once',
  currency: 'THB',
  until: null,
} as const;

const contractNews = [
  'CONTRACT_PROPOSED',
  'CONTRACT_EXPIRING',
  'CONTRACT_ACCEPTED',
  'CONTRACT_REJECTED',
  'CONTRACT_WITHDRAWN',
  'CONTRACT_EXPIRED',
  'CONTRACT_TERMINATION_REQUESTED',
  'CONTRACT_TERMINATED',
  'CONTRACT_TERMINATION_REFUSED',
  'CONTRACT_ENDED_AUTOMATICALLY',
] as const;
const contracts = contractNews.map((news): DomainEvent => {
  const contract = { contractId: 'ctr_hearing01', kind: 'DAILY', scope: 'CONS' } as const;
  return { name: 'contract.told', payload: { news, ...contract, memberIds: [memberId], at } };
});
const paid = { memberId, amount: '12000', reference: 'bil_hearing01', occasion: '1' } as const;

const files = teamReports.flatMap((report): readonly DomainEvent[] =>
  (['ready', 'failed'] as const).map((state) => {
    const until = state === 'ready' ? at : null;
    const file = { fileId: 'tfl_hearing01', memberId, report, state, until } as const;
    return { name: 'agents.file_made', payload: { ...file, rows: 2600 } };
  }),
);

const credit = { amountMinor: '8800', currency: 'THB', at } as const;
const decided = { memberId, entryId: 'pme_hearing01', ...credit } as const;
const loss = { forfeitMinor: '5000', currency: 'THB', at } as const;
const ended = { memberId, rewardId: 'rwd_hearing01', ...loss } as const;
const redeem = { redeemId: 'rdm_hearing01', memberId, names: {}, remark: 'Sold out.', at };
const gift = { memberId, rewardId: 'rwd_hearing01' } as const;
const rewards: readonly DomainEvent[] = [
  ...[null, 'One household, one gift.'].flatMap((why): readonly DomainEvent[] =>
    [true, false].map((isMoney) => {
      const payload = { ...decided, isMoney, reason: why } as const;
      return { name: 'rewards.application_decided', payload };
    }),
  ),
  ...(['DONE', 'EXPIRED', 'CANCELLED'] as const).map((state): DomainEvent => {
    return { name: 'rewards.bonus_ended', payload: { ...ended, state, isByBreak: false } as const };
  }),
  { name: 'rewards.bonus_ended', payload: { ...ended, state: 'CANCELLED', isByBreak: true } },
  {
    name: 'rewards.bonus_ended',
    payload: { ...ended, state: 'CANCELLED', isByBreak: false, isWithDeposit: true },
  },
  ...(['break', 'deposit'] as const).map((cause): DomainEvent => {
    const over = { memberId, requirementId: 'wrq_hearing01', cause, ...loss } as const;
    return { name: 'rewards.gifts_ended', payload: over };
  }),
  ...(['rounds', 'points', 'tickets'] as const).map((kind): DomainEvent => {
    const taken = { ...gift, gift: kind, count: 3, at };
    return { name: 'rewards.gift_taken_back', payload: taken };
  }),
  ...['5000', '-5000'].map((movedMinor): DomainEvent => {
    const payload = { ...gift, movedMinor, currency: 'THB', at } as const;
    return { name: 'rewards.bonus_reckoned', payload };
  }),
  ...(['APPROVED', 'REJECTED'] as const).map((state): DomainEvent => {
    return { name: 'loyalty.redeem_decided', payload: { ...redeem, state } };
  }),
  {
    name: 'loyalty.redeem_shipped',
    payload: { redeemId: 'rdm_hearing01', memberId, trackingNo: 'TH123456' },
  },
  ...[true, false].map((isMoney): DomainEvent => {
    const lapses = { ...gift, amountMinor: '8800', currency: 'THB', until: at } as const;
    return { name: 'rewards.gift_expiring', payload: { gifts: [{ ...lapses, isMoney }] } };
  }),
  {
    name: 'rewards.envelope_given',
    payload: { envelopeId: 'env_hearing01', memberIds: [memberId], until: at },
  },
];

const others: readonly DomainEvent[] = [
  ...rewards,
  ...files,
  ...contracts,
  {
    name: 'contract.paid',
    payload: {
      currency: 'THB',
      payments: contractKinds.map((kind) => ({ ...paid, kind })),
    },
  },
  {
    name: 'contract.owed',
    payload: {
      currency: 'THB',
      told: (['YOU_OWE', 'OWED_TO_YOU', 'DEBT_CLEARED'] as const).map((news) => ({
        ...paid,
        news,
      })),
    },
  },
  {
    name: 'cashier.transferred',
    payload: {
      transferId: 'trf_hearing01',
      fromId: memberId,
      toId: 'mbr_hearing02',
      amount: '500',
      currency: 'THB',
      at,
    },
  },
  {
    name: 'cashier.transfer_taken_back',
    payload: {
      transferId: 'trf_hearing01',
      fromId: memberId,
      toId: 'mbr_hearing02',
      amount: '500',
      currency: 'THB',
    },
  },
  ...[2, 0].map((toRank): DomainEvent => {
    const payload = { memberId, fromRank: 1, toRank, giftMinor: '0', at };
    return { name: 'loyalty.rank_changed', payload };
  }),
  {
    name: 'loyalty.birthday_open',
    payload: { memberId, year: 2026, giftMinor: '500', currency: 'THB', until: at },
  },
  {
    name: 'loyalty.rank_at_risk',
    payload: {
      memberId,
      rank: 2,
      missingMinor: '5000',
      currency: 'THB',
      from: '2025-12-16',
      until: at,
    },
  },
  {
    name: 'rewards.rank_gift_ready',
    payload: { memberId, promotionId: 'prm_hearing01', rank: 2, at },
  },
  {
    name: 'rewards.raffle_missed',
    payload: { memberIds: [memberId], raffleId: 'raf_hearing01' },
  },
  {
    name: 'rebates.credited',
    payload: {
      currency: 'THB',
      payments: [{ memberId, rebateId: 'reb_hearing01', amountMinor: '1200' }],
    },
  },
  { name: 'rewards.referral_rewarded', payload: { ...prize, friendId: 'mbr_hearing02' } },
  {
    name: 'rewards.raffle_won',
    payload: { ...prize, raffleId: 'raf_hearing01', names: { en: 'Lights' }, prize: 1 },
  },
  { name: 'loyalty.board_paid', payload: { ...prize, boardId: 'brd_hearing01', rank: 2 } },
  {
    name: 'loyalty.missions_reached',
    payload: { reached: [{ memberId, missionId: 'msn_hearing01', period: 'once' }] },
  },
  { name: 'loyalty.mission_paid', payload: { ...task, rewardKind: 'MONEY', reward: '1000' } },
  { name: 'loyalty.mission_paid', payload: { ...task, rewardKind: 'POINTS', reward: '50' } },
  { name: 'loyalty.mission_paid', payload: { ...task, rewardKind: 'TICKET', reward: '3' } },
  {
    name: 'loyalty.mission_paid',
    payload: { ...task, rewardKind: 'RED_ENVELOPE', reward: '500', until: at },
  },
  ...(['POINTS', 'TICKET', 'RED_ENVELOPE'] as const).map((rewardKind): DomainEvent => {
    const taken = { memberId, missionId: 'msn_hearing01', rewardKind, count: 3, at } as const;
    return { name: 'loyalty.mission_taken_back', payload: taken };
  }),
  ...['0', '20'].map((owed): DomainEvent => {
    return { name: 'loyalty.points_taken', payload: { memberId, points: '60', owed, at } };
  }),
  { name: 'member.registered', payload: { memberId, isTrial: false } },
  { name: 'agents.terms_changed', payload: { memberId, setAt: at, from: at } },
  {
    name: 'agents.newcomers_counted',
    payload: { siteDay: '2026-03-01', agents: [{ memberId, count: 3 }] },
  },
  ...['Firefox, Windows', ''].map((browser): DomainEvent => {
    const payload = { memberId, sessionId: 'ses_hearing01', browser } as const;
    return { name: 'identity.new_device', payload };
  }),
  ...['Firefox, Windows', ''].map((browser): DomainEvent => {
    const payload = { memberId, address: 'an address', browser, date: '2026-11-20' } as const;
    return { name: 'identity.new_address', payload };
  }),
  {
    name: 'care.reminded',
    payload: {
      reviews: [{ memberId, dueAt: at }],
      questions: [{ memberId, dueAt: at }],
    },
  },
  ...(['pay_now', 'pay_reminder', 'released'] as const).map((news): DomainEvent => {
    const order = { depositId: 'dep_hearing01', memberId, currency: 'THB' };
    return { name: 'cashier.peer_told', payload: { ...order, amount: '5000', news } };
  }),
  ...(['made', 'paid', 'refused'] as const).map((news): DomainEvent => {
    const order = { withdrawalId: 'wdr_hearing01', sliceId: 'slc_hearing01', memberId };
    const payload = { ...order, amount: '5000', currency: 'THB', news };
    return { name: 'cashier.complaint_told', payload };
  }),
  ...(['checking', 'done', 'back'] as const).map((news): DomainEvent => {
    const transfer = { transferId: 'wtr_hearing01', memberId, currency: 'THB' };
    return { name: 'gateway.transfer_told', payload: { ...transfer, amount: '5000', news } };
  }),
  {
    name: 'lottery.draw_moved',
    payload: {
      gameCode: 'VNNORTH',
      issueNo: '20260303',
      memberIds: [memberId],
      from: at,
      to: '2026-03-02T09:00:00Z',
      at,
    },
  },
  ...[true, false].map((wasPaid): DomainEvent => {
    const stakes = [{ memberId, currency: 'THB', amount: '5000', wasPaid }] as const;
    const issue = { gameCode: 'VNNORTH', issueNo: '20260303' };
    return {
      name: 'lottery.stakes_returned',
      payload: { ...issue, stakes, page: 'ltk_hearing01' },
    };
  }),
  {
    name: 'cashier.envelope_given',
    payload: { envelopeId: 'env_hearing01', memberIds: [memberId], closesAt: at },
  },
  ...[null, '5000'].map((amount): DomainEvent => {
    const order = { depositId: 'dep_hearing01', memberId, currency: 'THB' };
    const fault = amount === null ? ('too_little' as const) : null;
    return { name: 'cashier.deposit_promotion', payload: { ...order, amount, fault } };
  }),
  {
    name: 'cashier.withdrawal_moved',
    payload: {
      withdrawalId: 'wdr_hearing01',
      memberId,
      state: 'COMPLETED',
      reason: 'auto_received',
      amount: '400000',
      currency: 'THB',
      at,
    },
  },
  {
    name: 'cashier.receipt_reminder',
    payload: { withdrawalId: 'wdr_hearing01', memberId, reminder: 1, confirmBy: at },
  },
];

describe('what is heard', () => {
  // A campaign is written by an operator and sent by a job.
  it('becomes every type of message that there is', async () => {
    const told = await toldOf([...moves, ...deposits, ...entries, ...others]);
    expect(new Set(told.map(({ type }) => type))).toEqual(
      new Set(messageTypeNames.filter((type) => type !== 'campaign')),
    );
  });

  it.each(wholeLocales)('has words in %s for all its values', async (locale) => {
    const t = openTexts().translator(locale, 'inbox');
    const say = { money: (amount: string) => amount, moment: (moment: string) => moment };
    for (const { type, params = {} } of await toldOf([
      ...moves,
      ...deposits,
      ...entries,
      ...others,
    ])) {
      const words = messageWords(paramsIn(locale, params), say);
      expect(t(`types.${type}.title`, words)).not.toBe('');
      expect(t(`types.${type}.text`, words)).not.toMatch(/[{}]/u);
    }
  });

  it('names of a deposit what stands in the balance, and else what was paid', async () => {
    const told = await toldOf(deposits);
    const amounts = told.map(({ type, params = {} }) => [type, params['amount']]);
    const money = (amount: string) => ({ kind: 'money', amount, currency: 'THB' });
    expect(amounts).toContainEqual(['deposit_credited', money('490.00')]);
    expect(amounts).toContainEqual(['deposit_charged_back', money('500.00')]);
  });

  it.each(['AWAIT_RECEIPT', 'PAYING'] as const)(
    'tells in %s what a bank sent back',
    async (state) => {
      const order = { withdrawalId: 'wdr_hearing01', memberId, amount: '400000', currency: 'THB' };
      const payload = { ...order, state, reason: 'part_returned', at } as const;
      const told = await toldOf([{ name: 'cashier.withdrawal_moved', payload }]);
      expect(told.map(({ type }) => type)).toEqual(['withdraw_returned']);
    },
  );

  it.each([
    ['the house', null, 'Daily wage · the house. It ends with'],
    ['an agent', 'harbour88', 'Daily wage · \u2068harbour88\u2069. It ends with'],
    ['nobody, where it was told before', undefined, 'It ends with'],
  ])('names of a contract its kind and the other party: %s', async (_, payer, text) => {
    const contract = { contractId: 'ctr_hearing01', kind: 'DAILY', scope: 'CONS' } as const;
    const parties =
      payer === undefined ? {} : { parties: { payeeId: memberId, payer, payee: 'I' } as const };
    const news = { news: 'CONTRACT_TERMINATED', memberIds: [memberId], at } as const;
    const [told] = await toldOf([
      { name: 'contract.told', payload: { ...news, ...contract, ...parties } },
    ]);
    const say = { money: (amount: string) => amount, moment: (moment: string) => moment };
    const words = messageWords(paramsIn('en', told?.params ?? {}), say);
    const t = openTexts().translator('en', 'inbox');
    expect(t('types.contract_terminated.text', words)).toMatch(new RegExp(`^${text}`, 'u'));
  });

  it('tells of a ruling what counts, what is left, and the number of the order', async () => {
    const order = { withdrawalId: 'wdr_hearing01', memberId, currency: 'THB', at } as const;
    const about = { amount: '15050', left: '24950', number: 'WD2603024H7QX2KD9A' };
    const ruled = { ...order, ...about, state: 'PAYING', reason: 'ruled_partial' } as const;
    const [told] = await toldOf([{ name: 'cashier.withdrawal_moved', payload: ruled }]);
    const t = openTexts().translator('en', 'inbox');
    const say = { money: (amount: string) => amount, moment: (moment: string) => moment };
    const words = messageWords(paramsIn('en', told?.params ?? {}), say);
    expect(told?.type).toBe('withdraw_dispute_update');
    expect(t('types.withdraw_dispute_update.title', words)).toBe('Your dispute was decided');
    expect(t('types.withdraw_dispute_update.text', words)).toMatch(
      /WD2603024H7QX2KD9A was decided: 150\.50 counts as received, and 249\.50 is still to come/u,
    );
  });

  it('tells a trial nothing', async () => {
    const payload = { memberId, isTrial: true } as const;
    expect(await toldOf([{ name: 'member.registered', payload }])).toEqual([]);
  });
});

import type { DomainEvents, EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { moneyValue } from '../money-value.ts';
import type { NewMessage } from '../send-messages.ts';

/** What happens to draws that members bet on. */
export function lotteryMessages(tell: Tell): EventHandlers {
  return {
    'lottery.draw_moved': [tell(ofMove)],
    'lottery.stakes_returned': [tell(ofVoid)],
  };
}

function ofMove(moved: DomainEvents['lottery.draw_moved']): readonly NewMessage[] {
  const { gameCode, issueNo, memberIds, from, to, at: occasion } = moved;
  const params = {
    game: { kind: 'lottery', gameCode },
    issueNo: { kind: 'word', word: issueNo },
    from: { kind: 'moment', at: from },
    to: { kind: 'moment', at: to },
  } as const;
  const reference = `${gameCode}/${issueNo}`;
  return memberIds.map((memberId) => ({
    memberId,
    type: 'lottery_moved',
    reference,
    occasion,
    params,
  }));
}

function ofVoid(voided: DomainEvents['lottery.stakes_returned']): readonly NewMessage[] {
  const { gameCode, issueNo, stakes, page: occasion } = voided;
  return stakes.map(({ memberId, currency, amount, wasPaid }) => ({
    memberId,
    type: 'lottery_void',
    reference: `${gameCode}/${issueNo}`,
    occasion,
    params: {
      game: { kind: 'lottery', gameCode },
      issueNo: { kind: 'word', word: issueNo },
      amount: moneyValue(amount, currency),
      paid: { kind: 'word', word: wasPaid ? 'paid' : 'none' },
    },
  }));
}

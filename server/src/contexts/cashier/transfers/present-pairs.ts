import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { PairTransfer } from './store-pairs.ts';
import { takeBackHours } from './take-back-transfer.ts';
import type { TakenBack } from './use-cases/ask-to-take-back.ts';
import { type PairDay, pairIdOf } from './use-cases/list-transfer-pairs.ts';

type PairsReply = ReplyOf<Endpoints['listTransferPairs']>;

export function presentPairs(page: PairDay, now: Temporal.Instant): PairsReply {
  return {
    day: String(page.day),
    content: page.pairs.map((pair) => {
      const { downMinor, upMinor, currency: code } = pair;
      const amount = (minor: bigint) => formatAmount(minor, currency(code));
      return {
        pair: pairIdOf(pair),
        agentId: pair.agentId,
        agent: pair.agent,
        memberId: pair.memberId,
        member: pair.member,
        down: amount(downMinor),
        up: amount(upMinor),
        net: amount(downMinor - upMinor),
        currency: code,
        isRing: pair.isRing,
        transfers: pair.transfers.map((row) => presentOne(row, now)),
      };
    }),
    nextCursor: page.nextCursor ?? null,
  };
}

function presentOne(
  row: PairTransfer,
  now: Temporal.Instant,
): PairsReply['content'][number]['transfers'][number] {
  const amount = (minor: bigint) => formatAmount(minor, currency(row.currency));
  const until = row.madeAt.add({ hours: takeBackHours });
  const isOpen = row.takenBackMinor === null && Temporal.Instant.compare(now, until) < 0;
  return {
    id: row.id,
    reference: row.reference,
    direction: row.direction,
    amount: amount(row.amountMinor),
    at: String(row.madeAt),
    takenBack: row.takenBackMinor === null ? null : amount(row.takenBackMinor),
    openUntil: isOpen ? String(until) : null,
  };
}

export function presentTakenBack(done: TakenBack): ReplyOf<Endpoints['takeTransferBack']> {
  return {
    outcome: done.approvalId === undefined ? 'posted' : 'waiting',
    approvalId: done.approvalId ?? null,
    amount: formatAmount(done.minor, currency(done.currency)),
    currency: done.currency,
  };
}

import type { WalletCall, WireAnswer } from '@portal/vendors';
import type { PrefixedId } from '@portal/protocol';
import type { KeptCall } from '../store-calls.ts';
import type { NotedCall } from './call-log.ts';

const longestAnswer = 400;
const longestId = 100;

/** A call as it is kept for a look at the desk; what opens a session is never in it. */
export function keptCall(id: PrefixedId<'vcl'>, noted: NotedCall): KeptCall {
  const { vendorCode, call, requestId, outcome, answer, atMs, milliseconds } = noted;
  const [first] = call?.commands ?? [];
  return {
    id,
    vendorCode,
    calledAt: String(Temporal.Instant.fromEpochMilliseconds(atMs)),
    kinds: call?.commands.map(({ kind }) => kind).join(' ') ?? 'UNREAD',
    outcome: outcome.code,
    isReplay: outcome.commands.some(({ isReplay }) => isReplay === true),
    milliseconds,
    playerId: cut(outcome.playerId ?? call?.playerId),
    requestId: requestId.slice(0, longestId),
    transactionId: cut(first?.txId ?? first?.refTxId),
    roundId: cut(first?.roundId),
    amountMinor: first?.amountMinor === undefined ? null : String(first.amountMinor),
    currency: cut(outcome.currency),
    answer: answerText(call, answer),
  };
}

/** An entry is answered with a token, so its body is not kept. */
function answerText(call: WalletCall | undefined, { status, body }: WireAnswer): string {
  const isEntry = call?.commands.some(({ kind }) => kind === 'AUTH') === true;
  return isEntry ? String(status) : `${status} ${body}`.slice(0, longestAnswer);
}

function cut(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text.slice(0, longestId);
}

import type { WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect, Reading } from '../../dialect.ts';
import { readAmount } from '../../wire/amount.ts';
import { echoOf, readMessage } from '../../wire/fields.ts';
import type { Numeral } from '../../wire/json.ts';
import { readJackpot } from '../../wire/jackpot.ts';
import { notRead } from '../../wire/request.ts';
import { hmac, isSameText } from '../../wire/signature.ts';
import { freespinsMessage, playMessage, rollbackMessage } from './messages.ts';

export const softswissHeader = 'x-request-sign';

/** HMAC-SHA256 over the body as it came. */
export const readSoftswiss: Dialect['read'] = ({ path, headers, body }, { keys }) => {
  const signature = headers[softswissHeader] ?? '';
  const isSigned = keys.accepted.map((key) => isSameText(hmac('sha256', key, body), signature));
  if (!isSigned.includes(true)) {
    return notRead('bad_signature', echoOf(body, 'request_id'));
  }
  return readers[path]?.(body) ?? notRead('bad_request', echoOf(body, 'request_id'));
};

type Reader = (body: Uint8Array) => Reading | undefined;

const readers: Readonly<Record<string, Reader>> = {
  '/play': play,
  '/rollback': rollback,
  '/freespins': freespins,
};

type Caller = Pick<
  ReturnType<typeof playMessage.parse>,
  'request_id' | 'user_id' | 'session_id' | 'currency' | 'game'
>;

function callOf(message: Caller, commands: WalletCall['commands']): Reading {
  const { request_id: requestId = '', user_id: playerId, session_id: sessionToken } = message;
  const { currency, game: gameCode } = message;
  return { ok: true, call: { requestId, playerId, sessionToken, currency, gameCode, commands } };
}

/** Amounts are whole minor units. */
function minorOf({ text }: Numeral): bigint | undefined {
  return text.includes('.') ? undefined : readAmount(text, { places: 0, excess: 'refuse' });
}

/** Without actions it asks for the balance, or ends the round. */
function play(body: Uint8Array): Reading | undefined {
  const message = readMessage(playMessage, body);
  if (message === undefined) {
    return undefined;
  }
  const { game_id: roundId, finished = false, actions = [] } = message;
  const commands = actions.map(({ action, action_id: txId, amount, jackpot }, index) => ({
    kind: jackpot !== undefined ? 'PROMO_WIN' : action === 'bet' ? 'BET' : 'WIN',
    txId,
    roundId,
    amountMinor: minorOf(amount),
    closesRound: finished && index === actions.length - 1,
    ...(jackpot && { jackpot: readJackpot(jackpot, minorOf) }),
  })) satisfies readonly WalletCommand[];
  const isUnreadable = commands.some(
    ({ kind, amountMinor, jackpot }) =>
      amountMinor === undefined || (kind === 'PROMO_WIN' && jackpot === undefined),
  );
  if (isUnreadable) {
    return notRead('amount_invalid', message.request_id ?? '');
  }
  const [first, ...others] = commands;
  if (first !== undefined) {
    return callOf(message, [first, ...others]);
  }
  return callOf(message, [finished ? { kind: 'END_ROUND', roundId } : { kind: 'BALANCE' }]);
}

function rollback(body: Uint8Array): Reading | undefined {
  const message = readMessage(rollbackMessage, body);
  const { actions = [], game_id: roundId, finished = false } = message ?? {};
  const [first, ...others] = actions.map(
    ({ action_id: txId, original_action_id: refTxId }, index): WalletCommand => ({
      kind: 'ROLLBACK',
      txId,
      refTxId,
      roundId,
      closesRound: finished && index === actions.length - 1,
    }),
  );
  return message && first && callOf(message, [first, ...others]);
}

function freespins(body: Uint8Array): Reading | undefined {
  const message = readMessage(freespinsMessage, body);
  if (message === undefined) {
    return undefined;
  }
  const { action_id: txId, issue_id: rewardId, game_id: roundId } = message;
  const amountMinor = minorOf(message.total_amount);
  return amountMinor === undefined
    ? notRead('amount_invalid', message.request_id ?? '')
    : callOf(message, [{ kind: 'PROMO_WIN', txId, rewardId, roundId, amountMinor }]);
}

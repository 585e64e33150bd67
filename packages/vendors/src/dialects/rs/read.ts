import type { WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect, Reading, WireRequest } from '../../dialect.ts';
import { countOf, echoOf, readMessage } from '../../wire/fields.ts';
import { readJackpot } from '../../wire/jackpot.ts';
import { notRead } from '../../wire/request.ts';
import { isRsaSigned } from '../../wire/signature.ts';
import { readRsAmount } from './amounts.ts';
import { betMessage, lookMessage, rollbackMessage, winMessage } from './messages.ts';

export const rsHeader = 'x-auth-signature';

/** RSA-SHA256 over the body as it came. */
export const readRs: Dialect['read'] = (request, { keys }) => {
  const requestId = echoOf(request.body, 'request_uuid');
  const signature = request.headers[rsHeader] ?? '';
  const isSigned = keys.accepted.map((key) => isRsaSigned(key, request.body, signature));
  return isSigned.includes(true) ? readCall(request) : notRead('bad_signature', requestId);
};

function readCall(request: WireRequest): Reading {
  const reading = readers[request.path]?.(request.body);
  return reading ?? notRead('bad_request', echoOf(request.body, 'request_uuid'));
}

type Reader = (body: Uint8Array) => Reading | undefined;

const readers: Readonly<Record<string, Reader>> = {
  '/user/info': (body) => look(body, 'AUTH'),
  '/user/balance': (body) => look(body, 'BALANCE'),
  '/transaction/bet': bet,
  '/transaction/win': win,
  '/transaction/rollback': rollback,
};

interface Caller {
  readonly request_uuid: string;
  readonly user?: string | undefined;
  readonly token?: string | undefined;
  readonly game_code?: string | undefined;
  readonly currency?: string | undefined;
}

function callOf(message: Caller, command: WalletCommand): WalletCall {
  return {
    requestId: message.request_uuid,
    playerId: message.user,
    sessionToken: message.token,
    gameCode: message.game_code,
    currency: message.currency,
    commands: [command],
  };
}

function look(body: Uint8Array, kind: 'AUTH' | 'BALANCE'): Reading | undefined {
  const message = readMessage(lookMessage, body);
  return message && { ok: true, call: callOf(message, { kind }) };
}

function bet(body: Uint8Array): Reading | undefined {
  const message = readMessage(betMessage, body);
  if (message === undefined) {
    return undefined;
  }
  const amountMinor = readRsAmount(message.amount, message.currency);
  if (amountMinor === undefined) {
    return notRead('amount_invalid', message.request_uuid);
  }
  const command = { kind: 'BET', amountMinor, ...placeOf(message) } as const;
  return { ok: true, call: callOf(message, command) };
}

function win(body: Uint8Array): Reading | undefined {
  const message = readMessage(winMessage, body);
  if (message === undefined) {
    return undefined;
  }
  const { currency, meta, is_free: isFree } = message;
  const { campaign_uuid: campaignId, reward_uuid: rewardId } = message;
  const amountMinor = readRsAmount(message.amount, currency);
  const { jackpot_progressive: progressive, jackpot_fixed: fixed } = meta ?? {};
  const jackpot = readJackpot({ progressive, fixed }, (part) => readRsAmount(part, currency));
  if (amountMinor === undefined || jackpot === undefined) {
    return notRead('amount_invalid', message.request_uuid);
  }
  // Other things that a vendor notes there make no prize of a win, which needs its bet.
  const hasJackpot = jackpot.progressiveMinor > 0n || jackpot.fixedMinor > 0n;
  const isGiven = campaignId !== undefined || rewardId !== undefined;
  const isPromo = isFree === true || isGiven || hasJackpot;
  const command: WalletCommand = {
    kind: isPromo ? 'PROMO_WIN' : 'WIN',
    amountMinor,
    refTxId: message.reference_transaction_uuid,
    campaignId,
    rewardId,
    roundsLeft: countOf(meta?.free_rounds_left),
    ...(hasJackpot && { jackpot }),
    ...placeOf(message),
  };
  return { ok: true, call: callOf(message, command) };
}

function rollback(body: Uint8Array): Reading | undefined {
  const message = readMessage(rollbackMessage, body);
  if (message === undefined) {
    return undefined;
  }
  const { reference_transaction_uuid: refTxId, round } = message;
  if (refTxId === undefined && round === undefined) {
    return undefined;
  }
  const command = { kind: 'ROLLBACK', refTxId, ...placeOf(message) } as const;
  return { ok: true, call: callOf(message, command) };
}

interface Placed {
  readonly transaction_uuid: string;
  readonly round?: string | undefined;
  readonly round_closed?: boolean | undefined;
}

function placeOf(message: Placed) {
  return {
    txId: message.transaction_uuid,
    roundId: message.round,
    closesRound: message.round_closed === true,
  };
}

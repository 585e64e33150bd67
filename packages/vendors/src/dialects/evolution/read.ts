import type { WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect, Reading } from '../../dialect.ts';
import { placesOf, readAmount } from '../../wire/amount.ts';
import { countOf, echoOf, readMessage } from '../../wire/fields.ts';
import type { Numeral } from '../../wire/json.ts';
import { notRead } from '../../wire/request.ts';
import { isAccepted } from '../../wire/signature.ts';
import { lookMessage, promoMessage, transactionMessage } from './messages.ts';

/** The token of the query proves the vendor; nothing signs the body. */
export const readEvolution: Dialect['read'] = ({ path, query, body }, { keys }) => {
  const token = new URLSearchParams(query).get('authToken') ?? '';
  if (!isAccepted(token, keys.accepted)) {
    return notRead('bad_signature', echoOf(body, 'uuid'));
  }
  return readers[path]?.(body) ?? notRead('bad_request', echoOf(body, 'uuid'));
};

type Reader = (body: Uint8Array) => Reading | undefined;

const readers: Readonly<Record<string, Reader>> = {
  '/check': (body) => look(body, 'AUTH'),
  '/sid': (body) => look(body, 'AUTH'),
  '/balance': (body) => look(body, 'BALANCE'),
  '/debit': (body) => transaction(body, 'BET'),
  '/credit': (body) => transaction(body, 'WIN'),
  '/cancel': (body) => transaction(body, 'ROLLBACK'),
  '/promo_payout': promo,
};

type Caller = ReturnType<typeof lookMessage.parse>;

function callOf(message: Caller, command: WalletCommand): WalletCall {
  return {
    requestId: message.uuid,
    playerId: message.userId,
    sessionToken: message.sid,
    currency: message.currency,
    gameCode: message.game?.type,
    tableId: message.game?.details?.table?.id,
    commands: [command],
  };
}

function look(body: Uint8Array, kind: 'AUTH' | 'BALANCE'): Reading | undefined {
  const message = readMessage(lookMessage, body);
  return message && { ok: true, call: callOf(message, { kind }) };
}

/** Decimals beyond the currency's are cut off (docs/rules/vendor-wallet.md). */
function minorOf(amount: Numeral, currency: string): bigint | undefined {
  const places = placesOf(currency);
  return places === undefined ? undefined : readAmount(amount.text, { places, excess: 'cut' });
}

function transaction(body: Uint8Array, kind: 'BET' | 'WIN' | 'ROLLBACK'): Reading | undefined {
  const message = readMessage(transactionMessage, body);
  if (message === undefined) {
    return undefined;
  }
  const { id, refId, amount } = message.transaction;
  const amountMinor = minorOf(amount, message.currency);
  if (amountMinor === undefined) {
    return notRead('amount_invalid', message.uuid);
  }
  if (kind === 'ROLLBACK' && refId === undefined) {
    // The whole round would be meant, which nobody asked for.
    return notRead('bad_request', message.uuid);
  }
  // A bet is known by its reference, which its credit and its cancel name.
  const command: WalletCommand = {
    kind,
    txId: kind === 'BET' ? (refId ?? id) : id,
    refTxId: kind === 'BET' ? undefined : refId,
    roundId: message.game?.id,
    closesRound: message.roundClosed === true,
    amountMinor: kind === 'ROLLBACK' ? undefined : amountMinor,
  };
  return { ok: true, call: callOf(message, command) };
}

function promo(body: Uint8Array): Reading | undefined {
  const message = readMessage(promoMessage, body);
  if (message === undefined) {
    return undefined;
  }
  const { id, amount, jackpots, ...prize } = message.promoTransaction;
  const amountMinor = minorOf(amount, message.currency);
  const parts = jackpots?.map(({ type, winAmount }) => {
    return { type, minor: minorOf(winAmount, message.currency) };
  });
  if (amountMinor === undefined || parts?.some(({ minor }) => minor === undefined) === true) {
    return notRead('amount_invalid', message.uuid);
  }
  const sumOf = (type: 'progressive' | 'fixed') =>
    (parts ?? []).reduce((sum, part) => sum + (part.type === type ? (part.minor ?? 0n) : 0n), 0n);
  const command: WalletCommand = {
    kind: 'PROMO_WIN',
    txId: id,
    roundId: message.game?.id,
    amountMinor,
    campaignId: prize.bonusConfigId,
    rewardId: prize.rewardId ?? prize.voucherId,
    roundsLeft: countOf(prize.remainingRounds),
    ...(parts && {
      jackpot: { progressiveMinor: sumOf('progressive'), fixedMinor: sumOf('fixed') },
    }),
  };
  return { ok: true, call: callOf(message, command) };
}

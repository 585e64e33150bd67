import { z } from 'zod';
import type { WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect, Reading } from '../../dialect.ts';
import { placesOf, readAmount } from '../../wire/amount.ts';
import { codeText, idText } from '../../wire/fields.ts';
import { readJackpot } from '../../wire/jackpot.ts';
import { textOf } from '../../wire/json.ts';
import { notRead } from '../../wire/request.ts';
import { isSameText } from '../../wire/signature.ts';
import { fieldsOf, formSignature, partOfList, slotegratorHeaders } from './form.ts';

/** Clocks may differ by this much; repeats inside it are told apart by their ids. */
const mostSkewSeconds = 300;

export const readSlotegrator: Dialect['read'] = ({ headers, body }, { keys, nowMs }) => {
  const text = textOf(body) ?? '';
  const signature = headers[slotegratorHeaders.signature] ?? '';
  const isSigned = keys.accepted.map((key) =>
    isSameText(formSignature(key, text, headers), signature),
  );
  const skew = Math.abs(Number(headers[slotegratorHeaders.timestamp]) - nowMs / 1000);
  const isOurs = isSameText(headers[slotegratorHeaders.merchant] ?? '', keys.merchantId);
  // The id of the message beside its time (R97); what it asks for has an id of its own.
  const isNamed = (headers[slotegratorHeaders.nonce] ?? '') !== '';
  if (!isSigned.includes(true) || !isOurs || !isNamed || !(skew <= mostSkewSeconds)) {
    return notRead('bad_signature', '');
  }
  const fields = fieldsOf(body);
  const message = fields && formMessage.safeParse(Object.fromEntries(fields));
  return fields === undefined || message?.success !== true
    ? notRead('bad_request', '')
    : readCall(message.data, fields);
};

const formMessage = z.looseObject({
  action: z.enum(['balance', 'bet', 'win', 'refund', 'rollback']),
  player_id: idText,
  currency: codeText,
  session_id: idText.optional(),
  game_uuid: codeText.optional(),
  transaction_id: idText.optional(),
  round_id: idText.optional(),
  bet_transaction_id: idText.optional(),
  type: z.string().optional(),
  freespin_id: idText.optional(),
  finished: z.enum(['0', '1']).optional(),
  amount: z.string().optional(),
  jackpot_progressive: z.string().optional(),
  jackpot_fixed: z.string().optional(),
});
type Message = z.output<typeof formMessage>;

function readCall(message: Message, fields: ReadonlyMap<string, string>): Reading {
  const { player_id: playerId, session_id: sessionToken, currency, game_uuid: gameCode } = message;
  const commands = commandsOf(message, fields);
  if (!Array.isArray(commands)) {
    return notRead(commands, message.transaction_id ?? '');
  }
  const [first, ...others] = commands;
  const call = { requestId: message.transaction_id ?? '', playerId, sessionToken, currency };
  return first === undefined
    ? notRead('bad_request', call.requestId)
    : { ok: true, call: { ...call, gameCode, commands: [first, ...others] } satisfies WalletCall };
}

function commandsOf(
  message: Message,
  fields: ReadonlyMap<string, string>,
): WalletCommand[] | 'amount_invalid' | 'bad_request' {
  const { action, transaction_id: txId, round_id: roundId, type } = message;
  if (action === 'balance') {
    return [{ kind: 'BALANCE' }];
  }
  if (txId === undefined) {
    return 'bad_request';
  }
  const place = { txId, roundId, closesRound: message.finished === '1' };
  switch (action) {
    case 'refund': {
      const { bet_transaction_id: refTxId } = message;
      // Without it the whole round would be meant, which nobody asked for.
      return refTxId === undefined ? 'bad_request' : [{ kind: 'ROLLBACK', refTxId, ...place }];
    }
    case 'rollback':
      return (
        listed(fields)?.map((refTxId, index) => {
          return { kind: 'ROLLBACK', ...place, txId: partOfList(txId, index), refTxId };
        }) ?? 'bad_request'
      );
    default: {
      const amountMinor = minorOf(message, message.amount);
      if (amountMinor === undefined) {
        return 'amount_invalid';
      }
      const jackpot = readJackpot(
        { progressive: message.jackpot_progressive, fixed: message.jackpot_fixed },
        (part) => minorOf(message, part),
      );
      if (type === 'jackpot' && jackpot === undefined) {
        return 'amount_invalid';
      }
      const isPromo = type === 'freespin' || type === 'jackpot';
      const kind =
        action === 'bet' ? (type === 'tip' ? 'TIP' : 'BET') : isPromo ? 'PROMO_WIN' : 'WIN';
      const rewardId = message.freespin_id;
      return [{ kind, ...place, amountMinor, rewardId, ...(type === 'jackpot' && { jackpot }) }];
    }
  }
}

function minorOf({ currency }: Message, amount: string | undefined): bigint | undefined {
  const places = placesOf(currency);
  return places === undefined || amount === undefined
    ? undefined
    : readAmount(amount, { places, excess: 'refuse' });
}

const mostListed = 500;
const listedName = /^rollback_transactions\[\d+\]\[transaction_id\]$/u;

/**
 * `rollback_transactions[0][transaction_id]` and so on, in order. Undefined for a list that cannot
 * be taken whole, because reversals are all or nothing: one too long, with a gap or with a bad id.
 */
function listed(fields: ReadonlyMap<string, string>): readonly string[] | undefined {
  const count = [...fields.keys()].filter((name) => listedName.test(name)).length;
  if (count > mostListed) {
    return undefined;
  }
  const ids = Array.from({ length: count }, (_, index) =>
    idText.safeParse(fields.get(`rollback_transactions[${index}][transaction_id]`)),
  );
  return ids.every((id) => id.success) ? ids.map(({ data }) => data) : undefined;
}

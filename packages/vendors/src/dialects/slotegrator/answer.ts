import type { Dialect } from '../../dialect.ts';
import { placesOf, writeAmount } from '../../wire/amount.ts';
import { Numeral, writeJson } from '../../wire/json.ts';
import { jsonHeaders } from '../../wire/request.ts';
import { isNoOp, slotegratorCodes } from './codes.ts';
import { partOfList } from './form.ts';

const askAgain = 500;

/** Refusals are 200 with a code; only what has to be asked again is no 200. */
export const answerSlotegrator: Dialect['answer'] = ({ call }, outcome) => {
  const { currency = '', balanceMinor, code } = outcome;
  const places = placesOf(currency);
  const balance =
    balanceMinor === undefined || places === undefined
      ? undefined
      : new Numeral(writeAmount(balanceMinor, { places, excess: 'refuse' }));
  const isFine =
    slotegratorCodes[code] === '' ||
    (call !== undefined && call.commands.every(({ kind }) => isNoOp(kind, code)));
  if (!isFine) {
    const body = writeJson({
      error_code: slotegratorCodes[code],
      error_description: code,
      balance,
    });
    return { status: code === 'try_again' ? askAgain : 200, headers: jsonHeaders, body };
  }
  const [first] = call?.commands ?? [];
  // A list has one id, of which each of its reversals has a part.
  const isList = first !== undefined && first.txId === partOfList(call?.requestId ?? '', 0);
  const body = writeJson({
    balance,
    transaction_id: outcome.commands[0]?.transactionId ?? first?.txId,
    rollback_transactions: isList ? call?.commands.map(({ refTxId }) => refTxId) : undefined,
  });
  return { status: 200, headers: jsonHeaders, body };
};

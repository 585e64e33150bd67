import type { Dialect } from '../../dialect.ts';
import { Numeral, writeJson } from '../../wire/json.ts';
import { jsonHeaders } from '../../wire/request.ts';
import { isNoOp, softswissCodes, statusOf } from './codes.ts';

export const answerSoftswiss: Dialect['answer'] = ({ call }, outcome) => {
  const { balanceMinor } = outcome;
  const balance = balanceMinor === undefined ? undefined : new Numeral(balanceMinor.toString());
  const isFine =
    outcome.code === 'done' ||
    (call !== undefined && call.commands.every(({ kind }) => isNoOp(kind, outcome.code)));
  const code = isFine ? softswissCodes.done : softswissCodes[outcome.code];
  if (code !== softswissCodes.done) {
    const body = writeJson({ code, message: outcome.code, balance });
    return { status: statusOf(code), headers: jsonHeaders, body };
  }
  const transactions = (call?.commands ?? []).flatMap(({ txId }, index) => {
    const tx = outcome.commands[index]?.transactionId ?? '';
    return txId === undefined ? [] : [{ action_id: txId, tx_id: tx }];
  });
  const body = writeJson({ balance, game_id: call?.commands[0].roundId, transactions });
  return { status: 200, headers: jsonHeaders, body };
};

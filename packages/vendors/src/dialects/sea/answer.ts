import type { Dialect } from '../../dialect.ts';
import { writeJson } from '../../wire/json.ts';
import { jsonHeaders } from '../../wire/request.ts';
import { writeSeaAmount } from './amounts.ts';
import { seaCodes } from './codes.ts';

export const answerSea: Dialect['answer'] = ({ call, requestId }, outcome, { thousands }) => {
  const { currency, balanceMinor, playerId, commands, atMs } = outcome;
  const hasBalance = balanceMinor !== undefined && currency !== undefined;
  const body = writeJson({
    id: requestId,
    statusCode: seaCodes[outcome.code],
    timestampMillis: atMs,
    username: playerId ?? call?.playerId,
    currency,
    balance: hasBalance ? writeSeaAmount(balanceMinor, { currency, thousands }) : undefined,
    txns: commands.map(({ code, transactionId }, index) => {
      return { id: call?.commands[index]?.txId, transactionId, statusCode: seaCodes[code] };
    }),
  });
  return { status: 200, headers: jsonHeaders, body };
};

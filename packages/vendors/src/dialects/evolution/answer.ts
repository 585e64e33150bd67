import type { Dialect } from '../../dialect.ts';
import { placesOf, writeAmount } from '../../wire/amount.ts';
import { Numeral, writeJson } from '../../wire/json.ts';
import { jsonHeaders } from '../../wire/request.ts';
import { evolutionCode } from './codes.ts';

export const answerEvolution: Dialect['answer'] = ({ call, requestId }, outcome) => {
  const { currency = '', balanceMinor, sessionToken, commands } = outcome;
  const places = placesOf(currency);
  const command = commands[0] ?? { code: outcome.code };
  const body = writeJson({
    status: evolutionCode(call?.commands[0].kind, { ...command, code: outcome.code }),
    uuid: requestId,
    sid: sessionToken,
    ...(balanceMinor !== undefined &&
      places !== undefined && {
        balance: new Numeral(writeAmount(balanceMinor, { places, excess: 'cut' })),
        bonus: new Numeral(writeAmount(0n, { places, excess: 'cut' })),
      }),
  });
  return { status: 200, headers: jsonHeaders, body };
};

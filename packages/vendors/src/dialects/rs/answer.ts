import type { Dialect } from '../../dialect.ts';
import { writeJson } from '../../wire/json.ts';
import { jsonHeaders } from '../../wire/request.ts';
import { signRsa } from '../../wire/signature.ts';
import { writeRsAmount } from './amounts.ts';
import { rsCodes } from './codes.ts';
import { rsHeader } from './read.ts';

/** Always 200 and signed; a settled bet that is settled again is fine. */
export const answerRs: Dialect['answer'] = ({ requestId }, outcome, keys) => {
  const { playerId, currency, balanceMinor, sessionToken } = outcome;
  const hasBalance = balanceMinor !== undefined && currency !== undefined;
  const body = writeJson({
    status: rsCodes[outcome.code],
    request_uuid: requestId,
    user: playerId,
    currency,
    token: sessionToken,
    balance: hasBalance ? writeRsAmount(balanceMinor, currency) : undefined,
  });
  return {
    status: 200,
    headers: { ...jsonHeaders, [rsHeader]: signRsa(keys.signing, body) },
    body,
  };
};

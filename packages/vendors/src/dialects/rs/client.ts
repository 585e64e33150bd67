import type { WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect } from '../../dialect.ts';
import { outcomesOf } from '../../wire/code-table.ts';
import { Numeral, writeJson, type JsonValue } from '../../wire/json.ts';
import { answerFields, firstOf, postOf } from '../../wire/request.ts';
import { isRsaSigned, signRsa } from '../../wire/signature.ts';
import { readRsAmount, writeRsAmount } from './amounts.ts';
import { rsCodes } from './codes.ts';
import { rsHeader } from './read.ts';

const paths: Readonly<Partial<Record<WalletCommand['kind'], string>>> = {
  AUTH: '/user/info',
  BALANCE: '/user/balance',
  BET: '/transaction/bet',
  WIN: '/transaction/win',
  PROMO_WIN: '/transaction/win',
  ROLLBACK: '/transaction/rollback',
};

/** One command a call: the dialect has no batches. */
export const writeRs: Dialect['write'] = (call, { keys }) => {
  const command = firstOf(call);
  const path = paths[command.kind];
  if (path === undefined || call.commands.length > 1) {
    return undefined;
  }
  const body = writeJson(fieldsOf(call, command));
  return postOf(path, body, { headers: { [rsHeader]: signRsa(keys.signing, body) } });
};

function fieldsOf(call: WalletCall, command: WalletCommand): JsonValue {
  const { currency = '' } = call;
  const { amountMinor, jackpot, roundsLeft } = command;
  const amount = (minor: bigint) => writeRsAmount(minor, currency);
  return {
    request_uuid: call.requestId,
    user: call.playerId,
    token: call.sessionToken,
    game_code: call.gameCode,
    currency: call.currency,
    transaction_uuid: command.txId,
    reference_transaction_uuid: command.refTxId,
    round: command.roundId,
    round_closed: command.closesRound,
    amount: amountMinor === undefined ? undefined : amount(amountMinor),
    is_free: command.kind === 'PROMO_WIN' ? true : undefined,
    campaign_uuid: command.campaignId,
    reward_uuid: command.rewardId,
    meta:
      jackpot === undefined && roundsLeft === undefined
        ? undefined
        : {
            jackpot_progressive: jackpot && amount(jackpot.progressiveMinor),
            jackpot_fixed: jackpot && amount(jackpot.fixedMinor),
            free_rounds_left: roundsLeft,
          },
  };
}

export const hearRs: Dialect['hear'] = (call, answer, { accepted }) => {
  const { status, balance, token } = answerFields(answer.body);
  const signature = answer.headers[rsHeader] ?? '';
  const isSigned = accepted.some((key) => isRsaSigned(key, answer.body, signature));
  const codes = answer.status === 200 && isSigned ? outcomesOf(rsCodes, status) : [];
  const isKnown = codes.length > 0;
  return {
    codes: isKnown ? codes : ['try_again'],
    mayRepeat: !isKnown || status === rsCodes.try_again,
    balanceMinor:
      balance instanceof Numeral && call.currency !== undefined
        ? readRsAmount(balance, call.currency)
        : undefined,
    transactionIds: [],
    sessionToken: typeof token === 'string' ? token : undefined,
  };
};

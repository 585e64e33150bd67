import type { WalletCommand } from '../../command.ts';
import type { Dialect } from '../../dialect.ts';
import { outcomesOf } from '../../wire/code-table.ts';
import { Numeral, writeJson, type JsonValue } from '../../wire/json.ts';
import { answerFields, firstOf, postOf } from '../../wire/request.ts';
import { readSeaAmount, type SeaUnit, writeSeaAmount } from './amounts.ts';
import { seaCodes } from './codes.ts';
import { pathOf } from './paths.ts';
import { writeTerms } from './terms.ts';

/** A call is a list of one kind. */
export const writeSea: Dialect['write'] = (call, { keys, nowMs }) => {
  const { kind } = firstOf(call);
  const path = pathOf(kind);
  if (path === undefined || call.commands.some((command) => command.kind !== kind)) {
    return undefined;
  }
  const unit = { currency: call.currency ?? '', thousands: keys.thousands };
  const body = writeJson({
    companyKey: keys.signing,
    id: call.requestId,
    timestampMillis: nowMs,
    username: call.playerId,
    currency: call.currency,
    sessionToken: call.sessionToken,
    gameCode: call.gameCode,
    tableId: call.tableId,
    txns: kind === 'BALANCE' ? undefined : call.commands.map((command) => txnOf(command, unit)),
  });
  return postOf(path, body);
};

function txnOf(command: WalletCommand, unit: SeaUnit): JsonValue {
  const { kind, txId, refTxId, jackpot, terms } = command;
  const amountOf = (minor: bigint | undefined) =>
    minor === undefined ? undefined : writeSeaAmount(minor, unit);
  return {
    id: txId,
    refId: refTxId,
    roundId: command.roundId,
    amount: amountOf(command.amountMinor),
    terms: terms && writeTerms(terms),
    result: command.result,
    leavesOpen: amountOf(command.leavesOpenMinor),
    validAmount: amountOf(command.vendorValidMinor),
    voidLegs: command.voidLegs?.map((place) => new Numeral(String(place))),
    status: kind === 'BET' ? (command.isWaiting === true ? 'WAITING' : 'OPEN') : undefined,
    type: command.isCashOut === true ? 'CASHOUT' : undefined,
    endRound: command.closesRound,
    campaignId: command.campaignId,
    rewardId: command.rewardId,
    roundsLeft: command.roundsLeft,
    jackpot: jackpot && {
      progressive: writeSeaAmount(jackpot.progressiveMinor, unit),
      fixed: writeSeaAmount(jackpot.fixedMinor, unit),
    },
    reason: command.reason,
  };
}

export const hearSea: Dialect['hear'] = (call, answer, { thousands }) => {
  const { statusCode, balance } = answerFields(answer.body);
  const code = statusCode instanceof Numeral ? Number(statusCode.text) : undefined;
  const codes = answer.status === 200 ? outcomesOf(seaCodes, code) : [];
  return {
    codes: codes.length > 0 ? codes : ['try_again'],
    mayRepeat: codes.length === 0 || code === seaCodes.try_again,
    balanceMinor:
      balance instanceof Numeral
        ? readSeaAmount(balance, { currency: call.currency ?? '', thousands })
        : undefined,
    transactionIds: [],
  };
};

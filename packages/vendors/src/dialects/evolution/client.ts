import type { WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect } from '../../dialect.ts';
import { placesOf, readAmount, writeAmount } from '../../wire/amount.ts';
import { outcomesOf } from '../../wire/code-table.ts';
import { Numeral, writeJson, type JsonValue } from '../../wire/json.ts';
import { answerFields, firstOf, postOf } from '../../wire/request.ts';
import { evolutionCodes, isRepeatedCode } from './codes.ts';

const paths: Readonly<Partial<Record<WalletCommand['kind'], string>>> = {
  AUTH: '/check',
  BALANCE: '/balance',
  BET: '/debit',
  WIN: '/credit',
  ROLLBACK: '/cancel',
  PROMO_WIN: '/promo_payout',
};

export const writeEvolution: Dialect['write'] = (call, { keys }) => {
  const command = firstOf(call);
  const path = paths[command.kind];
  const isByRound = command.kind === 'ROLLBACK' && command.refTxId === undefined;
  if (path === undefined || isByRound || call.commands.length > 1) {
    return undefined;
  }
  const query = `authToken=${encodeURIComponent(keys.signing)}`;
  return postOf(path, writeJson(fieldsOf(call, command)), { query });
};

function fieldsOf(call: WalletCall, command: WalletCommand): JsonValue {
  return {
    uuid: call.requestId,
    sid: call.sessionToken,
    userId: call.playerId,
    currency: call.currency,
    game: {
      id: command.roundId,
      type: call.gameCode,
      details: call.tableId === undefined ? undefined : { table: { id: call.tableId } },
    },
    ...moneyOf(call, command),
  };
}

function moneyOf(call: WalletCall, command: WalletCommand): { readonly [name: string]: JsonValue } {
  const { currency = '' } = call;
  const form = { places: placesOf(currency) ?? 2, excess: 'cut' } as const;
  const amountOf = (minor = 0n) => new Numeral(writeAmount(minor, form));
  const { kind, txId, refTxId, amountMinor, jackpot, campaignId } = command;
  switch (kind) {
    case 'AUTH':
    case 'BALANCE':
      return {};
    case 'PROMO_WIN':
      return {
        promoTransaction: {
          id: txId,
          type: jackpot === undefined ? 'FreeRoundPlayableSpent' : 'JackpotWin',
          amount: amountOf(amountMinor),
          voucherId: command.rewardId,
          bonusConfigId: campaignId,
          remainingRounds: command.roundsLeft,
          jackpots: jackpot && [
            { type: 'progressive', winAmount: amountOf(jackpot.progressiveMinor) },
            { type: 'fixed', winAmount: amountOf(jackpot.fixedMinor) },
          ],
        },
      };
    default:
      return {
        transaction: {
          id: txId,
          refId: kind === 'BET' ? txId : refTxId,
          amount: amountOf(amountMinor),
        },
        roundClosed: command.closesRound,
      };
  }
}

export const hearEvolution: Dialect['hear'] = (call, answer) => {
  const { status, balance, sid } = answerFields(answer.body);
  const { kind } = firstOf(call);
  const isRepeated = isRepeatedCode(kind, status);
  const coded = answer.status === 200 ? outcomesOf(evolutionCodes, status) : [];
  const codes = isRepeated ? (['done', ...coded] as const) : coded;
  return {
    codes: codes.length > 0 ? codes : ['try_again'],
    mayRepeat: codes.length === 0 || status === evolutionCodes.try_again,
    balanceMinor:
      balance instanceof Numeral
        ? readAmount(balance.text, { places: placesOf(call.currency ?? '') ?? 2, excess: 'refuse' })
        : undefined,
    transactionIds: [],
    sessionToken: typeof sid === 'string' ? sid : undefined,
  };
};

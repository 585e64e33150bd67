import type { WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect, Heard } from '../../dialect.ts';
import type { OutcomeCode } from '../../outcome.ts';
import { readAmount } from '../../wire/amount.ts';
import { outcomesOf } from '../../wire/code-table.ts';
import { Numeral, writeJson, type JsonValue } from '../../wire/json.ts';
import { answerFields, firstOf, postOf } from '../../wire/request.ts';
import { hmac } from '../../wire/signature.ts';
import { isNoOp, softswissCodes } from './codes.ts';
import { softswissHeader } from './read.ts';

export const writeSoftswiss: Dialect['write'] = (call, { keys }) => {
  const message = messageOf(call);
  if (message === undefined) {
    return undefined;
  }
  const body = writeJson({ ...callerOf(call), ...message.fields });
  const headers = { [softswissHeader]: hmac('sha256', keys.signing, body) };
  return postOf(message.path, body, { headers });
};

function callerOf(call: WalletCall): { readonly [name: string]: JsonValue } {
  return {
    request_id: call.requestId,
    session_id: call.sessionToken,
    user_id: call.playerId,
    currency: call.currency,
    game: call.gameCode,
    game_id: firstOf(call).roundId,
    finished: call.commands.some(({ closesRound }) => closesRound === true),
  };
}

interface Message {
  readonly path: string;
  readonly fields: { readonly [name: string]: JsonValue };
}

function messageOf({ commands }: WalletCall): Message | undefined {
  const [first] = commands;
  const isAll = (...kinds: readonly WalletCommand['kind'][]) =>
    commands.every(({ kind }) => kinds.includes(kind));
  if (isAll('BALANCE')) {
    return { path: '/play', fields: {} };
  }
  if (isAll('END_ROUND')) {
    return { path: '/play', fields: { finished: true } };
  }
  if (isAll('PROMO_WIN') && first.jackpot === undefined) {
    const { txId, rewardId = txId, amountMinor = 0n } = first;
    const fields = { action_id: txId, issue_id: rewardId, total_amount: minor(amountMinor) };
    return { path: '/freespins', fields };
  }
  if (isAll('ROLLBACK') && commands.every(({ refTxId }) => refTxId !== undefined)) {
    const actions = commands.map(({ txId, refTxId }) => {
      return { action: 'rollback', action_id: txId, original_action_id: refTxId };
    });
    return { path: '/rollback', fields: { actions } };
  }
  return isAll('BET', 'WIN', 'PROMO_WIN')
    ? { path: '/play', fields: { actions: commands.map(actionOf) } }
    : undefined;
}

function actionOf({ kind, txId, amountMinor = 0n, jackpot }: WalletCommand): JsonValue {
  return {
    action: kind === 'BET' ? 'bet' : 'win',
    action_id: txId,
    amount: minor(amountMinor),
    jackpot: jackpot && {
      progressive: minor(jackpot.progressiveMinor),
      fixed: minor(jackpot.fixedMinor),
    },
  };
}

function minor(amount: bigint): Numeral {
  return new Numeral(amount.toString());
}

export const hearSoftswiss: Dialect['hear'] = (call, answer) => {
  const { code, balance, transactions } = answerFields(answer.body);
  const wire = answer.status === 200 ? 200 : code instanceof Numeral ? Number(code.text) : 500;
  const transactionIds = idsOf(transactions);
  const codes = answer.status === 200 ? fineCodes(call, transactionIds) : [];
  const all = [...codes, ...outcomesOf(softswissCodes, wire)];
  return {
    codes: all.length === 0 ? ['try_again'] : all,
    mayRepeat: answer.status >= 500 || all.length === 0,
    balanceMinor:
      balance instanceof Numeral
        ? readAmount(balance.text, { places: 0, excess: 'refuse' })
        : undefined,
    transactionIds,
  } satisfies Heard;
};

/**
 * An answer without an id is a rollback of nothing; one with an id may be a bet that was undone.
 */
function fineCodes(call: WalletCall, ids: readonly string[]): readonly OutcomeCode[] {
  const { kind } = firstOf(call);
  const noOps = (['bet_unknown', 'rolled_back'] as const).filter((code) => isNoOp(kind, code));
  return kind === 'ROLLBACK' && ids.some((id) => id !== '') ? [] : noOps;
}

function idsOf(transactions: unknown): readonly string[] {
  return Array.isArray(transactions)
    ? transactions.map((entry: unknown) => {
        const id = (entry as { readonly tx_id?: unknown } | null)?.tx_id;
        return typeof id === 'string' ? id : '';
      })
    : [];
}

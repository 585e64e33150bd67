import type { WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect } from '../../dialect.ts';
import { placesOf, readAmount, writeAmount } from '../../wire/amount.ts';
import { outcomesOf } from '../../wire/code-table.ts';
import { Numeral } from '../../wire/json.ts';
import { answerFields, bytesOf, firstOf } from '../../wire/request.ts';
import { isNoOp, slotegratorCodes } from './codes.ts';
import { formSignature, slotegratorHeaders } from './form.ts';

const actions: Readonly<Partial<Record<WalletCommand['kind'], string>>> = {
  BALANCE: 'balance',
  BET: 'bet',
  TIP: 'bet',
  WIN: 'win',
  PROMO_WIN: 'win',
  ROLLBACK: 'refund',
};

export const writeSlotegrator: Dialect['write'] = (call, { keys, nowMs, nonce }) => {
  const fields = call.commands.length > 1 ? listOf(call) : oneOf(call);
  if (fields === undefined) {
    return undefined;
  }
  const body = new URLSearchParams({
    ...fields,
    ...named({
      player_id: call.playerId,
      session_id: call.sessionToken,
      currency: call.currency,
      game_uuid: call.gameCode,
      round_id: firstOf(call).roundId,
    }),
  }).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    [slotegratorHeaders.merchant]: keys.merchantId,
    [slotegratorHeaders.timestamp]: String(Math.floor(nowMs / 1000)),
    [slotegratorHeaders.nonce]: nonce,
  };
  const signature = formSignature(keys.signing, body, headers);
  return {
    path: '',
    query: '',
    headers: { ...headers, [slotegratorHeaders.signature]: signature },
    body: bytesOf(body),
  };
};

type Fields = Readonly<Record<string, string>>;

function named(values: Readonly<Record<string, string | undefined>>): Fields {
  const given = Object.entries(values).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined;
  });
  return Object.fromEntries(given);
}

function oneOf(call: WalletCall): Fields | undefined {
  const command = firstOf(call);
  const { kind, amountMinor, jackpot, txId, rewardId } = command;
  const action = actions[kind];
  if (action === undefined || (kind === 'ROLLBACK' && command.refTxId === undefined)) {
    return undefined;
  }
  const form = { places: placesOf(call.currency ?? '') ?? 2, excess: 'refuse' } as const;
  const text = (minor: bigint | undefined) =>
    minor === undefined ? undefined : writeAmount(minor, form);
  return named({
    action,
    transaction_id: txId,
    bet_transaction_id: command.refTxId,
    amount: text(amountMinor),
    type: typeOf(command),
    freespin_id: rewardId,
    jackpot_progressive: text(jackpot?.progressiveMinor),
    jackpot_fixed: text(jackpot?.fixedMinor),
    finished: command.closesRound === true ? '1' : undefined,
  });
}

function typeOf({ kind, jackpot }: WalletCommand): string | undefined {
  if (kind === 'PROMO_WIN') {
    return jackpot === undefined ? 'freespin' : 'jackpot';
  }
  return kind === 'TIP' ? 'tip' : undefined;
}

/** A list of reversals is the only batch that there is. */
function listOf({ commands }: WalletCall): Fields | undefined {
  if (commands.some(({ kind, refTxId }) => kind !== 'ROLLBACK' || refTxId === undefined)) {
    return undefined;
  }
  const entries = commands.map(({ refTxId = '' }, index) => {
    return [`rollback_transactions[${index}][transaction_id]`, refTxId] as const;
  });
  return named({
    action: 'rollback',
    transaction_id: commands[0].txId,
    ...Object.fromEntries(entries),
  });
}

export const hearSlotegrator: Dialect['hear'] = (call, answer) => {
  const fields = answerFields(answer.body);
  const { error_code: error = '', balance, transaction_id: id } = fields;
  const { kind } = firstOf(call);
  const isAnswer = answer.status === 200 && Object.keys(fields).length > 0;
  const coded = isAnswer ? outcomesOf(slotegratorCodes, error) : [];
  const noOps = (['bet_unknown', 'rolled_back'] as const).filter((code) => isNoOp(kind, code));
  const codes = error === '' ? [...coded, ...noOps] : coded;
  return {
    codes: isAnswer && codes.length > 0 ? codes : ['try_again'],
    mayRepeat: !isAnswer || codes.length === 0,
    balanceMinor:
      balance instanceof Numeral
        ? readAmount(balance.text, { places: placesOf(call.currency ?? '') ?? 2, excess: 'refuse' })
        : undefined,
    transactionIds: typeof id === 'string' ? [id] : [],
  };
};

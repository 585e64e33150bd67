import type { CommandKind, WalletCall, WalletCommand } from '../../command.ts';
import type { Dialect } from '../../dialect.ts';
import { countOf, echoOf, readMessage } from '../../wire/fields.ts';
import { readJackpot } from '../../wire/jackpot.ts';
import { notRead } from '../../wire/request.ts';
import { isAccepted } from '../../wire/signature.ts';
import { readSeaAmount, type SeaUnit } from './amounts.ts';
import { seaMessage, type SeaTransaction } from './messages.ts';
import { kindOf } from './paths.ts';
import { readTerms } from './terms.ts';

/** The company's key in the body proves the vendor. */
export const readSea: Dialect['read'] = ({ path, body }, { keys }) => {
  const requestId = echoOf(body, 'id');
  if (!isAccepted(echoOf(body, 'companyKey'), keys.accepted)) {
    return notRead('bad_signature', requestId);
  }
  const message = readMessage(seaMessage, body);
  const kind = kindOf(path);
  if (message === undefined || kind === undefined) {
    return notRead('bad_request', requestId);
  }
  const { username: playerId, sessionToken, currency, gameCode, tableId, txns = [{}] } = message;
  const unit = { currency, thousands: keys.thousands };
  const commands = txns.map((txn) => commandOf(kind, txn, unit));
  const [first, ...others] = commands.filter((command) => command !== undefined);
  if (first === undefined || others.length + 1 < commands.length) {
    return notRead(
      first === undefined && txns.length === 0 ? 'bad_request' : 'amount_invalid',
      requestId,
    );
  }
  const call: WalletCall = {
    requestId,
    playerId,
    sessionToken,
    currency,
    gameCode,
    tableId,
    commands: [first, ...others],
  };
  return isComplete(call) ? { ok: true, call } : notRead('bad_request', requestId);
};

/** Kinds that carry an amount. */
const withAmount: ReadonlySet<CommandKind> = new Set([
  'BET',
  'TIP',
  'SETTLE',
  'RESETTLE',
  'PROMO_WIN',
  'ADJUST',
  'RETURN_STAKE',
]);
const withoutId: ReadonlySet<CommandKind> = new Set(['BALANCE', 'STATUS', 'END_ROUND']);

function isComplete({ commands }: WalletCall): boolean {
  return commands.every(({ kind, txId }) => withoutId.has(kind) || txId !== undefined);
}

/** Undefined for an amount that is none. */
function commandOf(
  kind: CommandKind,
  txn: SeaTransaction,
  unit: SeaUnit,
): WalletCommand | undefined {
  const { id: txId, refId: refTxId, roundId, amount, reason, campaignId, rewardId } = txn;
  const sign = kind === 'ADJUST' ? 'signed' : 'unsigned';
  const amountMinor = amount && readSeaAmount(amount, unit, sign);
  const leavesOpenMinor = txn.leavesOpen && readSeaAmount(txn.leavesOpen, unit);
  const jackpot = txn.jackpot && readJackpot(txn.jackpot, (part) => readSeaAmount(part, unit));
  const vendorValidMinor = txn.validAmount && readSeaAmount(txn.validAmount, unit);
  if (
    ((amount !== undefined || withAmount.has(kind)) && amountMinor === undefined) ||
    (txn.leavesOpen !== undefined && leavesOpenMinor === undefined) ||
    (txn.jackpot !== undefined && jackpot === undefined) ||
    (txn.validAmount !== undefined && vendorValidMinor === undefined)
  ) {
    return undefined;
  }
  return {
    kind,
    txId,
    refTxId,
    roundId,
    amountMinor,
    reason,
    campaignId,
    rewardId,
    roundsLeft: countOf(txn.roundsLeft),
    closesRound: txn.endRound === true,
    isWaiting: txn.status === 'WAITING',
    isCashOut: txn.type === 'CASHOUT',
    result: txn.result,
    leavesOpenMinor,
    vendorValidMinor,
    voidLegs: txn.voidLegs?.map(({ text }) => Number(text)),
    terms: txn.terms && readTerms(txn.terms),
    jackpot,
  };
}

import type { BetsCommand } from './command.ts';
import { creditClasses, transactionClasses } from './command.ts';
import type { Beside } from './links.ts';
import { marketKeyOf } from './market-line.ts';
import {
  type BetsQuery,
  betsOfStatement,
  debtsStatement,
  namedBetsStatement,
  namedTransactionsStatement,
  roundsStatement,
  transactionsStatement,
} from './store-looks.ts';

/** What a batch names, and what accounts of the same persons have beside it. */
export function queryOf(commands: readonly BetsCommand[], { rounds, lines }: Beside): BetsQuery {
  return {
    transactions: commands.flatMap(transactionsOf),
    rounds: [...commands.flatMap(roundOf), ...rounds],
    lines: [...commands.flatMap(lineOf), ...lines],
  };
}

/** What a batch of commands has to see before anything of it is decided. */
export function looksFor(commands: readonly BetsCommand[], beside: Beside) {
  const query = queryOf(commands, beside);
  const memberIds = [...new Set(commands.map(({ memberId }) => memberId))];
  return [
    transactionsStatement(query),
    betsOfStatement(query),
    roundsStatement(query),
    debtsStatement(memberIds),
  ] as const;
}

/**
 * The same for results of which each names its bet and says what counts of it, from a sender whose
 * games keep no pace: nothing beside that bet decides anything. Undefined for others.
 */
export function looksForNamed(commands: readonly BetsCommand[]) {
  if (!commands.every(standsAlone)) {
    return undefined;
  }
  const query = { transactions: commands.flatMap(transactionsOf) };
  const memberIds = [...new Set(commands.map(({ memberId }) => memberId))];
  return [
    namedTransactionsStatement(query),
    namedBetsStatement(query),
    roundsStatement({ transactions: [], rounds: [], lines: [] }),
    debtsStatement(memberIds),
  ] as const;
}

function standsAlone(command: BetsCommand): boolean {
  return (
    command.kind === 'SETTLE' &&
    command.refTxId !== undefined &&
    command.roundId === undefined &&
    command.closesRound !== true &&
    command.counted !== undefined
  );
}

/** Stakes and wins look for their own tombstone, results also for what they name. */
function transactionsOf(command: BetsCommand) {
  const { provider } = command;
  if (command.kind === 'BET' || command.kind === 'TIP') {
    return [{ provider, class: 'stake', txId: command.txId } as const];
  }
  const own = ownNames(command);
  const txId = 'refTxId' in command ? command.refTxId : undefined;
  if (txId === undefined) {
    return own;
  }
  const classes = command.kind === 'ROLLBACK' ? transactionClasses : (['stake'] as const);
  return [...own, ...classes.map((name) => ({ provider, class: name, txId }))];
}

/**
 * A rollback that came first and said no class has buried it among the stakes, and one that did in
 * its own.
 */
function ownNames({ kind, provider, txId }: BetsCommand) {
  return kind === 'WIN' || kind === 'PROMO_WIN' || kind === 'ADJUST'
    ? [
        { provider, class: 'stake', txId } as const,
        { provider, class: creditClasses[kind], txId } as const,
      ]
    : [];
}

/** A stake that is settled in its own batch meets those of its line. */
function lineOf(command: BetsCommand) {
  if (command.kind !== 'BET') {
    return [];
  }
  const { provider, memberId, game, terms = null } = command;
  const marketKey = marketKeyOf({ category: game.category, terms });
  return marketKey === undefined ? [] : [{ provider, memberId, marketKey }];
}

function roundOf(command: BetsCommand) {
  const { provider, memberId } = command;
  const roundId = 'roundId' in command ? command.roundId : undefined;
  return roundId === undefined ? [] : [{ provider, memberId, roundId }];
}

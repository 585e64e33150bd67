import { defaultValidBetPolicy } from '@portal/commission';
import { assert, assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { loosePolicy, openGate, strictPolicy } from '../../../../test/factories/bets.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type BetBook, openBook } from '../book.ts';
import type { BetsCommand, DialectPolicy } from '../command.ts';
import { takeTurn } from './take-turn.ts';
import type { TurnResult } from './turn.ts';

const memberId: MemberId = 'mbr_everyorder';
const owner = { memberId, currency: 'USD' } as const;
const round = { provider: 'vendor:test', memberId, roundId: 'round' } as const;
const stakeMinor = 1_000n;
const game = { category: 'LIVE', gameCode: 'baccarat' } as const;
const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
const mostSteps = 6;

/** What a sender may say of two bets of one round, in any order and as often as it likes. */
function commandsOf(policy: DialectPolicy) {
  const base = { provider: round.provider, ...owner, policy };
  const stake = {
    ...base,
    kind: 'BET',
    amountMinor: stakeMinor,
    game,
    hasLiveSession: true,
  } as const;
  const of = { refTxId: 'b1', roundId: round.roundId } as const;
  return {
    b1: { ...stake, txId: 'b1', roundId: round.roundId },
    b2: { ...stake, txId: 'b2', roundId: round.roundId },
    w1: { ...base, ...of, kind: 'WIN', txId: 'w1', amountMinor: 300n },
    w2: { ...base, ...of, kind: 'WIN', txId: 'w2', amountMinor: 2_500n },
    x1: { ...base, ...of, kind: 'ROLLBACK', txId: 'x1' },
    x2: { ...base, ...of, kind: 'ROLLBACK', txId: 'x2', refTxId: 'w1' },
  } as const satisfies Readonly<Record<string, BetsCommand>>;
}
type Name = keyof ReturnType<typeof commandsOf>;
const names = ['b1', 'b2', 'w1', 'w2', 'x1', 'x2'] as const satisfies readonly Name[];

/** What the rules say of a log so far (rules 3 to 11), in words of their own. */
interface Truth {
  readonly bet: 'none' | 'buried' | 'open' | 'settled' | 'back';
  readonly other: boolean;
  readonly paid: readonly Name[];
  readonly isWinBuried: boolean;
  readonly answers: ReadonlyMap<Name, string>;
}
const nothing: Truth = {
  bet: 'none',
  other: false,
  paid: [],
  isWinBuried: false,
  answers: new Map(),
};

function truthAfter(truth: Truth, name: Name, policy: DialectPolicy): readonly [string, Truth] {
  const { bet, paid } = truth;
  switch (name) {
    case 'b1':
      return bet === 'none' ? ['done', { ...truth, bet: 'open' }] : ['bet_rolled_back', truth];
    case 'b2':
      return ['done', { ...truth, other: true }];
    case 'w1':
    case 'w2': {
      const isBuried = name === 'w1' && truth.isWinBuried;
      if (isBuried || bet === 'buried' || bet === 'back') {
        return ['bet_rolled_back', truth];
      }
      const done = { ...truth, bet: 'settled', paid: [...paid, name] } as const;
      return bet === 'none' ? ['bet_not_found', truth] : ['done', done];
    }
    case 'x1':
      if (bet === 'none') {
        return ['tombstone', { ...truth, bet: 'buried' }];
      }
      return bet === 'settled' && policy.rollbackOfSettled === 'refuse'
        ? ['bet_already_settled', truth]
        : ['done', { ...truth, bet: 'back', paid: [] }];
    case 'x2': {
      if (truth.answers.get('w1') !== 'done') {
        return ['tombstone', { ...truth, isWinBuried: true }];
      }
      const taken = { ...truth, paid: paid.filter((win) => win !== 'w1') };
      return paid.includes('w1') ? ['done', taken] : ['already', truth];
    }
  }
}

function cashOf({ bet, other, paid }: Truth, startMinor: bigint): bigint {
  const staked =
    (bet === 'open' || bet === 'settled' ? stakeMinor : 0n) + (other ? stakeMinor : 0n);
  return (
    startMinor - staked + (paid.includes('w1') ? 300n : 0n) + (paid.includes('w2') ? 2_500n : 0n)
  );
}

function openRun(commands: Readonly<Record<string, BetsCommand>>, startMinor: bigint) {
  const facts = { bets: [], transactions: [], rounds: [], debts: [] };
  const book = openBook({ ...facts, availableMinor: () => startMinor, personOf: (id) => id });
  const gate = openGate(undefined as unknown as Ctx, []);
  let made = 0;
  const ids = {
    next: <Prefix extends string>(prefix: Prefix) => {
      made += 1;
      const time = now.epochMilliseconds.toString(16).padStart(12, '0');
      return `${prefix}_${time}${String(made).padStart(20, '0')}` as const;
    },
  };
  const send = (name: string): TurnResult => {
    const mark = book.mark();
    const rules = { gameWeights: {}, validBetPolicy: defaultValidBetPolicy };
    const command = assertDefined(commands[name], 'a command of each name');
    const turn = { book, command, now, ids, gate, actor: 'vendor:test', ...rules };
    const result = takeTurn(turn);
    if (!result.ok) {
      book.undoTo(mark);
    }
    return result;
  };
  return { book, send };
}

/** Every log up to a length, each once: what a step did is undone before the next one is tried. */
function walk(
  run: ReturnType<typeof openRun>,
  log: readonly Name[],
  visit: (log: readonly Name[], result: TurnResult, truth: Truth) => Truth,
  truth = nothing,
): number {
  let visited = 0;
  for (const name of log.length < mostSteps ? names : []) {
    const next = [...log, name];
    const mark = run.book.mark();
    const isRepeat = truth.answers.has(name);
    // What was answered for good is answered from what is kept, and moves nothing (rule 3).
    const after = isRepeat ? truth : visit(next, run.send(name), truth);
    visited += 1 + walk(run, next, visit, after);
    run.book.undoTo(mark);
  }
  return visited;
}

function remember(truth: Truth, name: Name, result: TurnResult): Truth {
  const word = wordOf(result);
  const isForgotten = !result.ok && result.isForgotten;
  return isForgotten ? truth : { ...truth, answers: new Map([...truth.answers, [name, word]]) };
}

const wordOf = (result: TurnResult) => (result.ok ? result.outcome : result.code);

/** What members have is what they began with, what their bets made of it, and what they owe. */
function booksAgree(book: BetBook, startMinor: bigint): boolean {
  const net = book
    .betsOf(round)
    .filter(({ state }) => state === 'open' || state === 'settled')
    .reduce((sum, bet) => sum + bet.payoutMinor - bet.stakeMinor, 0n);
  const owed = book.debtsOf(owner).reduce((sum, { leftMinor }) => sum + leftMinor, 0n);
  return book.balanceOf(owner) === startMinor + net + owed;
}

describe.each([
  ['a dialect that reverses anything', loosePolicy],
  ['a dialect that refuses', strictPolicy],
] as const)('every log of bets, wins and rollbacks up to six steps, for %s (R111)', (_, policy) => {
  const allLogs = [1, 2, 3, 4, 5, 6].reduce((sum, length) => sum + names.length ** length, 0);

  it('has the answers and the balance that the rules say', () => {
    const startMinor = 10_000n;
    const run = openRun(commandsOf(policy), startMinor);
    const wrong: unknown[] = [];
    const visited = walk(run, [], (log, result, truth) => {
      const name = log.at(-1);
      assert(name !== undefined, 'a log has a last step');
      const [word, after] = truthAfter(truth, name, policy);
      const balance = run.book.balanceOf(owner);
      if (wordOf(result) !== word || balance !== cashOf(after, startMinor)) {
        wrong.push({ log, word, got: wordOf(result), balance });
      }
      return remember(after, name, result);
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(visited).toBe(allLogs);
  });

  it('makes and loses no money where there is too little of it', () => {
    const startMinor = 1_100n;
    const run = openRun(commandsOf(policy), startMinor);
    const wrong: unknown[] = [];
    walk(run, [], (log, result, truth) => {
      const name = log.at(-1);
      assert(name !== undefined, 'a log has a last step');
      if (!booksAgree(run.book, startMinor)) {
        wrong.push({ log, got: wordOf(result), balance: run.book.balanceOf(owner) });
      }
      return remember(truth, name, result);
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

/** What a sender may say of three bets of a round, one of which it takes back, while it ends. */
function endingOf(policy: DialectPolicy) {
  const { b1, b2 } = commandsOf(policy);
  const base = { provider: round.provider, ...owner, policy };
  const { roundId } = round;
  const win = { ...base, kind: 'WIN', roundId } as const;
  const results = {
    w1: { ...win, txId: 'w1', refTxId: 'b1', amountMinor: 500n, closesRound: true },
    w2: { ...win, txId: 'w2', refTxId: 'b2', amountMinor: 2_000n },
    w3: { ...win, txId: 'w3', refTxId: 'b2', amountMinor: 300n },
    x1: { ...base, kind: 'ROLLBACK', txId: 'x1', refTxId: 'w1', roundId },
    x3: { ...base, kind: 'ROLLBACK', txId: 'x3', refTxId: 'b3', roundId },
    p1: {
      ...base,
      kind: 'PROMO_WIN',
      txId: 'p1',
      roundId,
      amountMinor: 70n,
      game,
      promo: {},
      closesRound: true,
    },
    e1: { ...base, kind: 'END_ROUND', txId: 'e1', roundId },
  } as const satisfies Readonly<Record<string, BetsCommand>>;
  return { stakes: { b1, b2, b3: { ...b2, txId: 'b3' } }, results };
}

function ordersOf(items: readonly string[]): readonly (readonly string[])[] {
  return items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );
}

describe.each([
  ['a dialect that reverses anything', loosePolicy],
  ['a dialect that refuses', strictPolicy],
] as const)('results of a round while it ends, for %s (rules 13 and 15)', (_, policy) => {
  it('end in the same ledger in whichever order they come', () => {
    const startMinor = 10_000n;
    const { stakes, results } = endingOf(policy);
    const run = openRun({ ...stakes, ...results }, startMinor);
    Object.keys(stakes).forEach((name) => run.send(name));
    const begin = run.book.mark();
    const wrong: unknown[] = [];
    for (const log of ordersOf(Object.keys(results))) {
      const words = log.map((name) => wordOf(run.send(name)));
      const balance = run.book.balanceOf(owner);
      // Two stakes stand, the win that was taken back pays nothing, whatever came before it.
      if (balance !== startMinor - 2n * stakeMinor + 2_300n + 70n) {
        wrong.push({ log, words, balance });
      }
      run.book.undoTo(begin);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

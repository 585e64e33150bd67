import { assert } from '@portal/money';
import type { CurrencyCode } from '@portal/money';
import type { BetId, MemberId } from '@portal/protocol';
import type { Transfer } from '../wallet/index.ts';
import type { Bet, BetDebt, BetRound, BetTransaction, Review, Revision } from './bet.ts';
import type { TransactionClass } from './command.ts';
import { areOnOneLine } from './market-line.ts';
import { openLog, type RowChanges } from './undo-log.ts';

/** What a batch has read, under the locks of its members' accounts. */
export interface BookFacts {
  readonly bets: readonly Bet[];
  readonly transactions: readonly BetTransaction[];
  readonly rounds: readonly BetRound[];
  readonly debts: readonly BetDebt[];
  /** One name for all accounts of one person, which are weighed together. */
  personOf(memberId: MemberId): MemberId;
  /** Where the money of members lies: in their own accounts, unless they play in purses. */
  readonly accountOf?: (owner: Owner) => string;
  /** What the account of a member has to spend. */
  availableMinor(account: { readonly path: string; readonly currency: CurrencyCode }): bigint;
}

interface Owner {
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
}

interface TransactionKey {
  readonly provider: string;
  readonly class: TransactionClass;
  readonly txId: string;
}

interface RoundKey {
  readonly provider: string;
  readonly memberId: MemberId;
  readonly roundId: string;
}

export function accountOf({ memberId, currency }: Owner): string {
  return `member:${memberId}:${currency === 'FUN' ? 'fun' : 'cash'}`;
}

const transactionName = (key: TransactionKey) => `${key.provider} ${key.class} ${key.txId}`;
const roundName = (key: RoundKey) => `${key.provider} ${key.memberId} ${key.roundId}`;

interface Balance {
  readonly name: string;
  readonly minor: bigint;
}

export type BetBook = ReturnType<typeof openBook>;

/**
 * The bets of a batch between its two sends: commands read and change it in their order, and what
 * they changed since a mark can be undone, so that an order of commands is all or nothing.
 */
export function openBook(facts: BookFacts) {
  const log = openLog();
  const bets = log.table(facts.bets, (bet) => bet.id);
  const transactions = log.table(facts.transactions, transactionName);
  const rounds = log.table(facts.rounds, roundName);
  const debts = log.table(facts.debts, (debt) => debt.id);
  const balances = log.table<Balance>([], (row) => row.name);
  const transfers: Transfer[] = [];
  const revisions: Revision[] = [];
  const reviews = openReviews(log);
  const further = new Set<BetId>();
  const own = openOwn(log);
  const owners = ownersOf(facts, balances);
  const { balanceOf, nameOf: ownerName, accountOf: moneyOf } = owners;

  return {
    balanceOf,
    accountOf: moneyOf,
    /** What the batch changed of a balance so far; all of it is play. */
    playedMinor: (owner: Owner) => balanceOf(owner) - owners.availableOf(owner),
    bet: (id: BetId) => bets.find(id),
    transaction: (key: TransactionKey) => transactions.find(transactionName(key)),
    round: (key: RoundKey) => rounds.find(roundName(key)),
    transactionsOf: (key: RoundKey) => transactions.rows().filter((row) => isOfRound(row, key)),
    betsOf: (key: RoundKey) => bets.rows().filter((bet) => isOfRound(bet, key)),
    /** The other bets that are weighed with it, by the rule for opposite sides. */
    betsBeside: (bet: Bet) => bets.rows().filter((other) => isBeside(facts, other, bet)),
    personOf: (memberId: MemberId) => facts.personOf(memberId),
    /** A round that began later, is open and has a bet without a result takes further stakes. */
    isInPlay: (key: RoundKey, begunAfter: Temporal.Instant) =>
      isRunning(rounds.find(roundName(key)), begunAfter) &&
      bets.rows().some((bet) => bet.state === 'open' && isOfRound(bet, key)),
    /** Oldest first. */
    debtsOf: (owner: Owner) =>
      debts.rows().filter((debt) => ownerName(debt) === ownerName(owner) && debt.leftMinor > 0n),
    putBet: (bet: Bet) => own.noteBet(bets.put(bet)),
    putTransaction: (row: BetTransaction) => transactions.put(row),
    putRound: (row: BetRound) => rounds.put(row),
    putDebt: (debt: BetDebt) => debts.put(debt),
    /** The bet was a further stake of its round. */
    addFurther: (id: BetId) => further.add(id),
    addRevision: (revision: Revision) => log.append(revisions, revision),
    addReview: reviews.add,
    keepReview: reviews.keep,
    /** The member's side of a transfer; the caller has seen that the money is there. */
    transfer: (owner: Owner, transfer: Transfer) => {
      const minor = balanceOf(owner) + effectOn(moneyOf(owner), transfer);
      assert(minor >= 0n, `${transfer.debt} would overdraw ${ownerName(owner)}`);
      balances.put({ name: ownerName(owner), minor });
      log.append(transfers, transfer);
      own.noteTransfer(owner, transfer);
    },
    mark: log.mark,
    undoTo: log.undoTo,
    /** What was changed so far for one member and is not undone. */
    changesOf: (memberId: MemberId) => ({ further, ...own.changesOf(memberId, bets) }),
    /** What was changed and is to be written. */
    changes: () => ({
      transfers,
      revisions,
      reviews: reviews.all(),
      further,
      bets: bets.changes(),
      transactions: transactions.changes(),
      rounds: rounds.changes(),
      debts: debts.changes(),
    }),
  };
}

/** Where the money of owners lies, and what it is as the batch has changed it. */
function ownersOf(
  facts: Pick<BookFacts, 'accountOf' | 'availableMinor'>,
  changed: { find(name: string): Balance | undefined },
) {
  const moneyOf = facts.accountOf ?? accountOf;
  const nameOf = (owner: Owner) => `${moneyOf(owner)} ${owner.currency}`;
  const availableOf = (owner: Owner) =>
    facts.availableMinor({ path: moneyOf(owner), currency: owner.currency });
  return {
    nameOf,
    availableOf,
    accountOf: moneyOf,
    balanceOf: (owner: Owner) => changed.find(nameOf(owner))?.minor ?? availableOf(owner),
  };
}

function openReviews(log: ReturnType<typeof openLog>) {
  const ofDone: Review[] = [];
  const ofRefused: Review[] = [];
  return {
    /** Of what was done, and undone with it. */
    add: (review: Review) => log.append(ofDone, review),
    /** Of what was refused: it stays, whatever is undone. */
    keep: (review: Review) => ofRefused.push(review),
    all: () => [...ofRefused, ...ofDone],
  };
}

interface Changeable {
  changes(names: Iterable<string>): RowChanges<Bet>;
}

/** What concerns each member, so that nobody has to look through the batch for it. */
function openOwn(log: ReturnType<typeof openLog>) {
  const transfers = new Map<MemberId, Transfer[]>();
  const bets = new Map<MemberId, BetId[]>();
  return {
    noteTransfer: ({ memberId }: Owner, transfer: Transfer) =>
      log.append(listOf(transfers, memberId), transfer),
    noteBet: ({ memberId, id }: Bet) => log.append(listOf(bets, memberId), id),
    changesOf: (memberId: MemberId, table: Changeable) => ({
      transfers: transfers.get(memberId) ?? [],
      bets: table.changes(bets.get(memberId) ?? []),
    }),
  };
}

function listOf<Item>(lists: Map<MemberId, Item[]>, memberId: MemberId): Item[] {
  const list = lists.get(memberId) ?? [];
  lists.set(memberId, list);
  return list;
}

/**
 * What a transfer does to the balance of an account; most of the house's leave a member's alone.
 */
function effectOn(account: string, { from, to, amountMinor }: Transfer): bigint {
  return (to === account ? amountMinor : 0n) - (from === account ? amountMinor : 0n);
}

function isRunning(round: BetRound | undefined, begunAfter: Temporal.Instant): boolean {
  return (
    round !== undefined &&
    round.closedAt === null &&
    Temporal.Instant.compare(round.openedAt, begunAfter) > 0
  );
}

/** Trial money is weighed apart, and by its account. */
function isBeside(facts: BookFacts, other: Bet, bet: Bet): boolean {
  const isOwn = other.memberId === bet.memberId;
  return (
    other.id !== bet.id &&
    other.provider === bet.provider &&
    (isOwn ||
      (bet.currency !== 'FUN' &&
        facts.personOf(other.memberId) === facts.personOf(bet.memberId))) &&
    other.currency === bet.currency &&
    areOnOneLine(other, bet)
  );
}

function isOfRound(row: Bet | BetTransaction, key: RoundKey): boolean {
  return (
    row.provider === key.provider && row.memberId === key.memberId && row.roundId === key.roundId
  );
}

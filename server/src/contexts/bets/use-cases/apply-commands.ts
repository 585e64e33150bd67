import { assert, assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Actor, Ctx } from '../../../platform/context.ts';
import {
  type ClaimState,
  fingerprintOf,
  type KeyClaim,
  openBatch,
  type OnceAnswer,
  type Outcome,
  trialCurrency,
} from '../../wallet/index.ts';
import { bookBetFacts, netWrites } from '../../turnover/index.ts';
import { betFactsOf } from '../bet-facts.ts';
import { accountOf, type BetBook, openBook } from '../book.ts';
import type { BetsCommand, CommandAnswer, CommandDone, PlayedGame } from '../command.ts';
import { claimClasses } from '../command.ts';
import { type Receipt, scopeOf } from '../receipt.ts';
import { houseAccount, receivable } from '../kinds/money.ts';
import { takeTurn } from '../kinds/take-turn.ts';
import type { Turn, TurnDone } from '../kinds/turn.ts';
import { type Beside, membersOf, nothingBeside, openLinks } from '../links.ts';
import { looksFor, looksForNamed } from '../looks.ts';
import { notedAdjustments, notedDebts, notedPlays, noteLarge } from '../note-large.ts';
import { playsOf } from '../plays.ts';
import { openDoors, type StakeDoors } from '../stake-doors.ts';
import type { StakeCheck, StakeGate } from '../stake-gate.ts';
import { earnedTogether, type Together } from '../together.ts';
import { validPolicyOf } from '../valid-policy.ts';
import { openToldUnknown } from '../told-unknown.ts';
import { writesOf } from '../writes.ts';

/** Commands that belong together: done in their order, all of them or none. */
export type Order = readonly BetsCommand[];

export interface BetsEnv {
  readonly gate: StakeGate;
  /** Absent where no command has a seat. */
  readonly doors?: StakeDoors;
  /** Results that only their caller brings, and once: see `Bets.settle`. */
  readonly together?: Together;
}

/**
 * Carries out orders of commands, set-based, in the transaction of its caller: one look under the
 * locks of the members' accounts, decisions without the database, one write. Each command is done
 * once for ever by provider, class of kind and txId; a repeat with the same content gets its first
 * answer, one with another content `idempotency_conflict` and a review. A refusal refuses its whole
 * order: the others get `order_refused`.
 */
export async function applyCommands(
  ctx: Ctx,
  env: BetsEnv,
  orders: readonly Order[],
): Promise<readonly (readonly CommandAnswer[])[]> {
  const { together } = env;
  const commands = orders.flat();
  const opened = await openTogether(ctx, env, { commands, beside: nothingBeside });
  const { batch, check, unknown, door, links } = opened;
  const [transactions, bets, rounds, debts] = batch.after;
  const book = openBook({
    bets,
    transactions,
    rounds,
    debts,
    personOf: links.personOf,
    availableMinor: (account) => batch.availableMinor(account),
  });
  const states = together === undefined ? batch.states : commands.map(() => fresh);
  const outcomes = decideOrders({ ctx, book, check, states, unknown, door }, orders);
  const changes = book.changes();
  const [posted] = batch.post([
    together === undefined ? changes.transfers : earnedTogether(changes.transfers, together),
  ]);
  assert(posted?.ok !== false, 'the book and the ledger agree on what can be paid');
  const plays = check.writesOf(playsOf(book));
  const booking = { bookedAt: batch.bookedAt, facts: betFactsOf(changes) };
  await noteLarge(ctx, {
    plays: notedPlays(changes),
    adjustments: notedAdjustments(changes),
    debts: notedDebts(changes),
  });
  const facts = await bookBetFacts(ctx, check.requirements(), booking);
  const nets = netWrites(check.requirements(), playedOf(book, commands));
  const writes = [...writesOf(ctx, changes), ...plays, ...facts, ...nets];
  const kept = await batch.close(together === undefined ? outcomes : [], writes);
  const answers = together === undefined ? kept : outcomes.map(answerTo);
  return regrouped(orders, answers, book);
}

interface Looked {
  readonly commands: readonly BetsCommand[];
  readonly beside: Beside;
}

/**
 * The look of a batch, under the locks of its members' accounts. Where accounts of the same persons
 * have stakes beside it, which is seldom, it is opened once more with theirs: two batches that wait
 * for each other then are run again by the unit of work.
 */
async function openTogether(ctx: Ctx, env: BetsEnv, looked: Looked): ReturnType<typeof openOnce> {
  const opened = await openOnce(ctx, env, looked);
  const wider = opened.links.wider();
  return wider === undefined ? opened : openTogether(ctx, env, { ...looked, beside: wider });
}

async function openOnce(
  ctx: Ctx,
  { gate, doors, together }: BetsEnv,
  { commands, beside }: Looked,
) {
  const others = membersOf(beside);
  const check = gate(ctx, [...new Set([...commands.map(({ memberId }) => memberId), ...others])]);
  const unknown = openToldUnknown(commands);
  const door = openDoors(ctx, doors, commands);
  const links = openLinks(commands, beside);
  const alone = together === undefined ? undefined : looksForNamed(commands);
  const looks = alone ?? looksFor(commands, beside);
  const batch = await openBatch(ctx, {
    claims: together === undefined ? commands.map(claimOf) : [],
    accounts: [...commands.flatMap(accountsOf), ...others.map((id) => cashOf(ctx, id))],
    before: [],
    after: [...looks, ...check.looks, ...unknown.looks, ...door.looks, ...links.looks],
  });
  return { batch, check, unknown, door, links };
}

function cashOf({ site: { currency } }: Ctx, memberId: MemberId) {
  return { path: accountOf({ memberId, currency }), currency };
}

const fresh: ClaimState = { state: 'fresh' };

function answerTo(outcome: Outcome<CommandDone>): OnceAnswer<CommandDone> {
  const answer = outcome.ok ? { ok: true as const, value: outcome.value } : outcome;
  return { answer, isReplay: false };
}

/** What the batch changed of the real money of its members. */
function playedOf(book: BetBook, commands: readonly BetsCommand[]): ReadonlyMap<MemberId, bigint> {
  return new Map(
    commands
      .filter(({ currency }) => currency !== trialCurrency)
      .map((command) => [command.memberId, book.playedMinor(command)]),
  );
}

interface Deciding {
  readonly ctx: Ctx;
  readonly book: BetBook;
  readonly check: StakeCheck;
  readonly states: readonly ClaimState[];
  readonly unknown: Pick<ReturnType<typeof openToldUnknown>, 'isTold'>;
  readonly door: Pick<ReturnType<typeof openDoors>, 'atDoor'>;
}

/** The outcomes of fresh commands, in their order. */
function decideOrders(at: Deciding, orders: readonly Order[]): readonly Outcome<CommandDone>[] {
  let first = 0;
  return orders.flatMap((order) => {
    const states = at.states.slice(first, first + order.length);
    first += order.length;
    return decideOrder(at, order, states);
  });
}

function decideOrder(
  at: Deciding,
  order: Order,
  states: readonly ClaimState[],
): readonly Outcome<CommandDone>[] {
  const { book } = at;
  const mark = book.mark();
  const results: (Outcome<CommandDone> | undefined)[] = [];
  let isRefused = false;
  order.forEach((command, place) => {
    const state = assertDefined(states[place], 'a state for each claim');
    if (state.state === 'conflict') {
      book.keepReview(reuseOf(command));
    }
    if (state.state !== 'fresh') {
      isRefused ||= state.state === 'conflict' || (state.state === 'replay' && !state.answer.ok);
      return;
    }
    const outcome = isRefused ? orderRefused : decideOne(at, command);
    isRefused ||= !outcome.ok;
    results.push(outcome);
  });
  if (isRefused) {
    book.undoTo(mark);
  }
  const outcomes = results.map((outcome) => assertDefined(outcome, 'an outcome'));
  return isRefused ? outcomes.map((outcome) => (outcome.ok ? orderRefused : outcome)) : outcomes;
}

/** Its sender was told that it never came, and sends it again if it still wants it. */
const toldUnknown = { ok: false, code: 'overloaded', data: {}, isForgotten: true } as const;
const orderRefused = { ok: false, code: 'order_refused', data: {}, isForgotten: true } as const;

function decideOne(
  { ctx, book, check, unknown, door }: Deciding,
  original: BetsCommand,
): Outcome<CommandDone> {
  if (unknown.isTold(original)) {
    return toldUnknown;
  }
  const command = door.atDoor(original);
  const now = ctx.clock.now();
  const actor = senderOf(ctx.actor, command);
  const rules = { gameWeights: ctx.site.gameWeights, validBetPolicy: validPolicyOf(ctx.site) };
  const turn: Turn = { book, command, now, ids: ctx.ids, gate: check, actor, ...rules };
  const mark = book.mark();
  const result = takeTurn(turn);
  if (result.ok) {
    return outcomeOf(ctx, turn, result);
  }
  book.undoTo(mark);
  if (result.review !== undefined) {
    ctx.log.warn({ ...result.review, code: result.code }, 'a command of bets needs a review');
    book.keepReview(result.review);
  }
  const { code, data } = result;
  return result.isForgotten
    ? { ok: false, code, data, isForgotten: true }
    : { ok: false, code, data };
}

/**
 * Orders of vendors come through the batcher, which is no sender; so do stakes of our own products,
 * and whoever stakes is their sender.
 */
function senderOf(actor: Actor, { kind, provider, memberId }: BetsCommand): string {
  switch (actor.kind) {
    case 'member':
    case 'operator':
      return actor.id;
    case 'visitor':
    case 'system':
      if (provider.startsWith('vendor:') || actor.kind === 'visitor') {
        return provider;
      }
      return kind === 'BET' ? memberId : `job:${actor.job}`;
  }
}

function outcomeOf(
  { ids }: Ctx,
  { book, command }: Turn,
  { outcome, bet }: TurnDone,
): Outcome<CommandDone> {
  const balanceMinor = book.balanceOf(command);
  const receipt: Receipt = {
    transactionId: ids.next('txn'),
    outcome,
    betId: bet?.id ?? null,
    balance: String(balanceMinor),
  };
  return { ok: true, value: receipt, done: doneOf(receipt, { balanceMinor, isReplay: false }) };
}

function doneOf(
  { transactionId, outcome, betId, balance }: Receipt,
  now: { readonly balanceMinor: bigint; readonly isReplay: boolean },
): CommandDone {
  return {
    ok: true,
    outcome,
    transactionId,
    betId: betId ?? undefined,
    balanceMinor: BigInt(balance),
    currentMinor: now.balanceMinor,
    isReplay: now.isReplay,
  };
}

function regrouped(
  orders: readonly Order[],
  answers: readonly OnceAnswer<CommandDone>[],
  book: BetBook,
): readonly (readonly CommandAnswer[])[] {
  let next = 0;
  return orders.map((order) =>
    order.map((command) => {
      const given = assertDefined(answers[next], 'an answer for each command');
      next += 1;
      const now = { balanceMinor: book.balanceOf(command), isReplay: given.isReplay };
      if (given.answer.ok) {
        // `outcomeOf` made it.
        return doneOf(given.answer.value as Receipt, now);
      }
      const { code, data } = given.answer;
      return { ok: false, code, data, currentMinor: now.balanceMinor, isReplay: given.isReplay };
    }),
  );
}

/**
 * What a repeat must agree in; words around it, such as odds, are not compared. The game of an act,
 * and what it does beside its amount, were not compared at first, and a part of a jackpot that is
 * nothing was another one than none: what was kept then is still answered (rule 3).
 */
function claimOf(command: BetsCommand): KeyClaim {
  const { kind, provider, txId, memberId, currency } = command;
  const amount = 'amountMinor' in command ? String(command.amountMinor) : null;
  const game = 'game' in command ? writtenCodeOf(command.game) : null;
  const { refTxId = null, roundId = null } = { ...command } as {
    readonly refTxId?: string;
    readonly roundId?: string;
  };
  const content = { kind, memberId, currency, amount, game, refTxId, roundId };
  const { writtenCode } = command;
  const isOfAct = !('game' in command) && writtenCode !== undefined;
  const named = isOfAct ? { ...content, writtenCode } : content;
  return {
    scope: scopeOf(provider, claimClasses[kind]),
    key: txId,
    fingerprint: fingerprintOf({ ...named, effect: effectOf(command, saidPart) }),
    formerFingerprints: () =>
      [
        ...('promo' in command ? [{ ...named, effect: effectOf(command, (part) => part) }] : []),
        ...(isOfAct ? [named, content] : [content]),
      ].map(fingerprintOf),
  };
}

/** What a command does beside moving its amount; the same whether it is said or left out. */
function effectOf(command: BetsCommand, partOf: (part: string | null) => string | null) {
  const { closesRound = false, isWaiting = false } = { ...command } as {
    readonly closesRound?: boolean;
    readonly isWaiting?: boolean;
  };
  const { progressiveMinor = null, fixedMinor = null } = 'promo' in command ? command.promo : {};
  return {
    closesRound,
    isWaiting,
    result: 'result' in command ? (command.result ?? null) : null,
    leavesOpen: 'leavesOpenMinor' in command ? String(command.leavesOpenMinor ?? 0n) : '0',
    jackpot: [partOf(progressiveMinor), partOf(fixedMinor)],
  };
}

/** A part of a jackpot that is nothing is as if it were left out. */
function saidPart(part: string | null): string | null {
  return part === null || BigInt(part) === 0n ? null : part;
}

function writtenCodeOf({ gameCode, writtenCode = gameCode }: PlayedGame): string | null {
  return writtenCode;
}

function accountsOf(command: BetsCommand) {
  const { provider, currency } = command;
  const house = (['open', 'stakes', 'wins', 'promo'] as const).map((part) =>
    houseAccount(provider, part),
  );
  return [accountOf(command), ...house, receivable].map((path) => ({ path, currency }));
}

function reuseOf({ provider, txId, memberId }: BetsCommand) {
  return {
    reason: 'transaction_id_reused',
    provider,
    subject: txId,
    memberId,
    roundId: null,
    betId: null,
  } as const;
}

import { assert } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { bookBetFacts } from '../turnover/index.ts';
import { openBatch } from '../wallet/index.ts';
import type { Bet, Review } from './bet.ts';
import { betFactsOf } from './bet-facts.ts';
import { accountOf, openBook } from './book.ts';
import { houseAccount } from './kinds/money.ts';
import { takeTurn } from './kinds/take-turn.ts';
import type { Turn } from './kinds/turn.ts';
import { type Beside, membersOf, nothingBeside, openLinks } from './links.ts';
import { looksFor } from './looks.ts';
import { notedPlays, noteLarge } from './note-large.ts';
import { placePulled } from './place-pulled.ts';
import { protectionGate } from './protection.ts';
import { commandsNaming, isOtherBet, type PulledBet, stepsTo } from './pulled-bet.ts';
import { selectReused } from './store-reviews.ts';
import { selectBetsNamed } from './store-vendor-bets.ts';
import { validPolicyOf } from './valid-policy.ts';
import { writesOf } from './writes.ts';

interface Pull {
  readonly provider: string;
  readonly bets: readonly PulledBet[];
}

/** Which of these differ from what we have of them, and are not before an operator already. */
export async function unbookedPulls<Pulled extends PulledBet>(
  ctx: Ctx,
  { provider, bets }: { readonly provider: string; readonly bets: readonly Pulled[] },
): Promise<readonly Pulled[]> {
  const txIds = bets.map(({ txId }) => txId);
  const rows = await selectBetsNamed(ctx.tx, { provider, txIds });
  const standing = new Map(rows.map((row) => [row.txId, row]));
  const others = bets.filter((pulled) => {
    const bet = standing.get(pulled.txId);
    return bet !== undefined && isOtherBet(bet, pulled);
  });
  const reviewed = new Set(await selectReused(ctx.tx, { provider, txIds: others.map(txIdOf) }));
  const unseen = new Set(others.filter((pulled) => !reviewed.has(pulled.txId)));
  return bets.filter((pulled) => {
    const bet = standing.get(pulled.txId);
    return bet === undefined
      ? pulled.state !== 'CANCELLED'
      : unseen.has(pulled) || stepsTo(bet, pulled).length > 0;
  });
}

const txIdOf = ({ txId }: PulledBet): string => txId;

/**
 * Keeps bets that a vendor took out of its own purses, so that record, turnover and requirements
 * know them (agents-loyalty-money.md E8): each once, and what its vendor makes of it later as
 * versions of it, with their differences. Their money moved in the purse: what play there won or
 * lost is booked as the purse is looked at, and becomes stake and win of the house here. They were
 * counted by limits when money went in. Answers how many changed.
 */
export async function bookPulledBets(ctx: Ctx, pull: Pull): Promise<number> {
  const opened = await openTogether(ctx, pull, nothingBeside);
  const { batch, check, links } = opened;
  const [transactions, bets] = batch.after;
  const book = openBook({
    bets,
    transactions,
    rounds: [],
    debts: [],
    personOf: links.personOf,
    accountOf: () => playAccount(pull.provider),
    availableMinor: () => boundless,
  });
  const shared = {
    book,
    now: ctx.clock.now(),
    ids: ctx.ids,
    gate: check,
    actor: pull.provider,
    gameWeights: ctx.site.gameWeights,
    validBetPolicy: validPolicyOf(ctx.site),
  };
  const changed = pull.bets.filter((bet) => bookOne(shared, pull.provider, bet));
  const changes = book.changes();
  const { transfers } = changes;
  for (const review of changes.reviews) {
    ctx.log.warn(review, 'a bet of a purse needs a review');
  }
  const [posted] = batch.post(transfers.length === 0 ? [] : [transfers]);
  assert(posted?.ok !== false, 'house accounts pay whatever they owe each other');
  await noteLarge(ctx, { plays: notedPlays(changes) });
  const booking = { bookedAt: batch.bookedAt, facts: betFactsOf(changes) };
  const facts = await bookBetFacts(ctx, check.requirements(), booking);
  await batch.close([], [...writesOf(ctx, changes), ...facts]);
  return changed.length;
}

const playAccount = (provider: string) => `house:${provider}:play` as const;
/** The purse has paid already, whatever it was. */
const boundless = 2n ** 80n;

/** Together with what accounts of the same persons have beside them, as every batch is opened. */
async function openTogether(ctx: Ctx, pull: Pull, beside: Beside): ReturnType<typeof openOnce> {
  const opened = await openOnce(ctx, pull, beside);
  const wider = opened.links.wider();
  return wider === undefined ? opened : openTogether(ctx, pull, wider);
}

async function openOnce(ctx: Ctx, { provider, bets }: Pull, beside: Beside) {
  const { currency } = ctx.site;
  const commands = bets.flatMap((bet) => commandsNaming(provider, bet));
  const memberIds = [...bets.map(({ memberId }) => memberId), ...membersOf(beside)];
  const members = [...new Set(memberIds)].toSorted();
  const check = protectionGate(ctx, members);
  const links = openLinks(commands, beside);
  const [transactions, named] = looksFor(commands, beside);
  const house = (['open', 'stakes', 'wins'] as const).map((part) => houseAccount(provider, part));
  const batch = await openBatch(ctx, {
    claims: [],
    accounts: [
      ...members.map((memberId) => ({ path: accountOf({ memberId, currency }), currency })),
      ...[playAccount(provider), ...house].map((path) => ({ path, currency })),
    ],
    before: [],
    after: [transactions, named, ...check.looks, ...links.looks],
  });
  return { batch, check, links };
}

type Shared = Omit<Turn, 'command'>;

/** Whether something of it was new. What cannot be followed goes to review. */
function bookOne(shared: Shared, provider: string, pulled: PulledBet): boolean {
  const { book } = shared;
  const { txId, state, balanceMinor: purseMinor = 0n } = pulled;
  const row = book.transaction({ provider, class: 'stake', txId });
  if (row === undefined && state === 'CANCELLED') {
    return false;
  }
  const standing = row === undefined ? placePulled(shared, provider, pulled) : row.betId;
  const bet = standing === null ? undefined : book.bet(standing);
  if (bet === undefined) {
    return false;
  }
  if (row !== undefined && isOtherBet(bet, pulled)) {
    book.keepReview(reuseOf(bet, txId));
    return false;
  }
  const steps = stepsTo(bet, pulled).map((step) => ({ ...step, provider }));
  for (const command of steps) {
    const result = takeTurn({ ...shared, purseMinor, command });
    assert(result.ok, 'what a purse has paid is taken as it is');
  }
  return row === undefined || steps.length > 0;
}

function reuseOf({ provider, memberId, roundId, id: betId }: Bet, txId: string): Review {
  const reason = 'transaction_id_reused';
  return { reason, provider, subject: txId, memberId, roundId, betId };
}

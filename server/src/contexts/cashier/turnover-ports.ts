import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { excludedSince } from '../limits/index.ts';
import {
  bookMoney,
  cancelRequirement,
  isGift,
  lessenRequirement,
  listCountedBets,
  openRequirement,
  type ReadRequirement,
  readRequirements,
  type RequirementSource,
} from '../turnover/index.ts';
import type { CashierPorts, CountedBet } from './withdrawals/requirements.ts';

type LastBet = ReadRequirement['lastBets'][number];

/** What money in and out means for play: facts, and requirements that hold a withdrawal back. */
export const turnoverPorts: Omit<
  CashierPorts,
  'owedOf' | 'playNames' | 'rankOf' | 'isAtPlay' | 'promisedMoney' | 'promotions'
> = {
  requirementsOf: async (ctx, memberId) => {
    const all = await readRequirements(ctx, { memberId, openOnly: true });
    // What an excluded member may not play off holds nothing back, whenever it came (R10); gifts
    // that were there do until their money is taken.
    const excluded = await excludedAt(ctx, memberId, all);
    const open = excluded === undefined ? all : all.filter((row) => isHeld(row, excluded));
    return open.map(({ source: kind, lastBets, ...row }) => {
      const { reference, amountMinor, multiple, requiredMinor, doneMinor, openedAt } = row;
      const play = { amountMinor, multiple, requiredMinor, doneMinor };
      return { kind, reference, openedAt, ...play, lastBets: lastBets.map(countedBet) };
    });
  },
  countedBets: async (ctx, { kind: source, ...query }) => {
    const page = await listCountedBets(ctx, { ...query, source });
    return page && { bets: page.bets.map(countedBet), nextCursor: page.nextCursor };
  },
  deposited: async (ctx, deposit) => {
    const { memberId, depositId, paidMinor, amountMinor, turnoverMultiple: multiple } = deposit;
    // What a channel costs its member was paid in as well (R14).
    await bookMoney(ctx, [{ memberId, kind: 'deposit', amountMinor: paidMinor }]);
    const source = 'deposit';
    await openRequirement(ctx, { memberId, source, reference: depositId, amountMinor, multiple });
  },
  takenBack: async (ctx, { memberId, depositId, paidMinor, lostMinor }) => {
    await bookMoney(ctx, [
      { memberId, kind: 'deposit', amountMinor: -paidMinor },
      { memberId, kind: 'chargeback', amountMinor: lostMinor },
    ]);
    await askNoMore(ctx, { memberId, source: 'deposit', reference: depositId });
  },
  received: async (ctx, { memberId, reference, amountMinor, turnoverMultiple: multiple }) => {
    const source = 'transfer';
    await openRequirement(ctx, { memberId, source, reference, amountMinor, multiple });
  },
  notReceived: async (ctx, { memberId, reference, amountMinor: byMinor }) => {
    const own = await openOf(ctx, { memberId, source: 'transfer', reference });
    if (own !== undefined && !(await lessenRequirement(ctx, { id: own.id, memberId, byMinor }))) {
      await cancelRequirement(ctx, { id: own.id, memberId });
    }
  },
};

/** Nobody is asked about who has nothing to play. */
async function excludedAt(
  ctx: Ctx,
  memberId: MemberId,
  rows: readonly ReadRequirement[],
): Promise<Temporal.Instant | undefined> {
  return rows.length === 0 ? undefined : (await excludedSince(ctx, [memberId])).get(memberId);
}

function isHeld({ source, openedAt }: ReadRequirement, exclusion: Temporal.Instant): boolean {
  const wasThere = Temporal.Instant.compare(openedAt, exclusion) <= 0;
  return source === 'bonus' || (isGift(source) && wasThere);
}

function countedBet({ betId, category, provider, gameCode, ...row }: LastBet): CountedBet {
  const { usedMinor: playedMinor, effectiveMinor: countedMinor, bookedAt: at } = row;
  return { betId, category, provider, gameCode, playedMinor, countedMinor, at };
}

interface NamedRequirement {
  readonly memberId: MemberId;
  readonly source: RequirementSource;
  readonly reference: string;
}

/** What the money of a reference carried is asked for no more. */
async function askNoMore(ctx: Ctx, named: NamedRequirement): Promise<void> {
  const own = await openOf(ctx, named);
  if (own !== undefined) {
    await cancelRequirement(ctx, { id: own.id, memberId: named.memberId });
  }
}

async function openOf(ctx: Ctx, named: NamedRequirement): Promise<ReadRequirement | undefined> {
  const open = await readRequirements(ctx, { memberId: named.memberId, openOnly: true });
  return open.find(
    ({ source, reference }) => source === named.source && reference === named.reference,
  );
}

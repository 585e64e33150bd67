import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { bookMoney, cancelRequirement, type ReadRequirement } from '../../turnover/index.ts';
import { noteReturned } from '../../loyalty/index.ts';
import { post } from '../../wallet/index.ts';
import { creditsOf, type CreditedGift } from './gift-credits.ts';
import { shareOf } from './giving-up.ts';
import { isMoneyAway, readShares } from './open-shares.ts';
import { owedOfBonuses } from './owed-of-bonuses.ts';
import { cashOf, promoAccount } from './take-reward.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Gifts that were still to be played went back with what they had won. */
    'rewards.gifts_ended': {
      readonly memberId: MemberId;
      readonly cause: GiftEnd;
      /** One of them, which tells this end from others. */
      readonly requirementId: string;
      readonly forfeitMinor: string;
      readonly currency: string;
      readonly at: string;
    };
  }
}

/** A break or an exclusion, or the deposit was taken back that free rounds were given for. */
export type GiftEnd = 'break' | 'deposit';

/**
 * Ends gifts without terms of their own that are still to be played: the share that a bonus of
 * their amount has goes back, and their play with it (agents-loyalty-money.md D8, H). Where it lies
 * on bets without a result nothing happens, and `waits` is answered. Whoever calls holds the lock
 * of the member's account.
 */
export async function endGifts(
  ctx: Ctx,
  end: {
    readonly memberId: MemberId;
    readonly gifts: readonly ReadRequirement[];
    readonly cause: GiftEnd;
  },
): Promise<'ended' | 'waits'> {
  const { memberId, gifts, cause } = end;
  const [first] = gifts;
  if (first === undefined) {
    return 'ended';
  }
  const credited = await creditsOf(ctx, { memberId, gifts });
  const { parts, isAway, availableMinor } = await readParts(ctx, memberId, credited);
  const owedMinor = parts.reduce((sum, { partMinor }) => sum + partMinor, 0n);
  const restMinor = availableMinor - (await owedOfBonuses(ctx, memberId));
  const thereMinor = restMinor > 0n ? restMinor : 0n;
  if (owedMinor > thereMinor && isAway) {
    return 'waits';
  }
  const forfeitMinor = await takeParts(ctx, { memberId, parts, thereMinor });
  for (const { id } of gifts) {
    await cancelRequirement(ctx, { id, memberId });
  }
  const { currency } = ctx.site;
  const told = { forfeitMinor: String(forfeitMinor), currency, at: String(ctx.clock.now()) };
  const payload = { memberId, cause, requirementId: first.id, ...told };
  await emit(ctx, { name: 'rewards.gifts_ended', payload });
  return 'ended';
}

interface Part {
  readonly requirement: ReadRequirement;
  readonly partMinor: bigint;
}

async function readParts(ctx: Ctx, memberId: MemberId, credited: readonly CreditedGift[]) {
  const shares = await readShares(ctx, { memberId, gifts: credited });
  const parts = credited.map(({ requirement, reward }): Part => {
    const { partMinor } = shareOf(shares, reward).part;
    return { requirement, partMinor: partMinor > 0n ? partMinor : 0n };
  });
  const isAway = credited.some(({ reward }) => isMoneyAway(shares, reward));
  return { parts, isAway, availableMinor: shares.availableMinor };
}

/** Never more than there is; answers how much. */
async function takeParts(
  ctx: Ctx,
  taking: {
    readonly memberId: MemberId;
    readonly parts: readonly Part[];
    readonly thereMinor: bigint;
  },
): Promise<bigint> {
  const { memberId, parts, thereMinor } = taking;
  let leftMinor = thereMinor;
  let costMinor = 0n;
  const moves = parts.flatMap(({ requirement, partMinor }) => {
    const { id, reference } = requirement;
    const amountMinor = partMinor < leftMinor ? partMinor : leftMinor;
    leftMinor -= amountMinor;
    costMinor += costOf(requirement, amountMinor);
    const to = giverOf(requirement);
    const way = { type: 'bonus_forfeit', from: cashOf(memberId), to } as const;
    const { currency } = ctx.site;
    const debt = `gift:${id}:forfeit`;
    return amountMinor === 0n ? [] : [{ debt, ...way, amountMinor, currency, reference }];
  });
  const outcomes = await post(ctx, moves);
  assert(
    outcomes.every(({ ok }) => ok),
    'the balance is locked and enough',
  );
  for (const { reference, amountMinor } of moves) {
    await noteReturned(ctx, { memberId, givenFor: reference, amountMinor });
  }
  if (costMinor > 0n) {
    await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor: -costMinor }]);
  }
  return thereMinor - leftMinor;
}

function giverOf({ source }: ReadRequirement): string {
  return source === 'demo_credit' ? 'house:demo-credit' : promoAccount;
}

/** Demo credit was no cost of gifts when it came, so only what it won besides is none any more. */
function costOf({ source, amountMinor }: ReadRequirement, takenMinor: bigint): bigint {
  if (source !== 'demo_credit') {
    return takenMinor;
  }
  return takenMinor > amountMinor ? takenMinor - amountMinor : 0n;
}

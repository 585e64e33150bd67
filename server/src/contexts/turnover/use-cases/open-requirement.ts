import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { BonusTerms, RequirementSource, RequirementTerms } from '../requirement.ts';
import { insertRequirement } from '../store-requirements.ts';

/** Play that money is to carry; minor units of the site's currency. */
export interface RequirementCommand extends Omit<RequirementTerms, 'gameWeights' | 'bonus'> {
  readonly memberId: MemberId;
  readonly source: RequirementSource;
  /** What it is for, such as the id of the deposit; a source and reference open one for ever. */
  readonly reference: string;
  /** The base, and how many times it is to be turned over: a whole number. */
  readonly amountMinor: bigint;
  readonly multiple: number;
  /** A larger single stake is refused while it is open. */
  readonly maxStakeMinor?: bigint;
  readonly expiresAt?: Temporal.Instant;
  /** Where it stands for a bonus: what came, and the member's own money just before. */
  readonly bonus?: {
    readonly amountMinor: bigint;
    readonly cashBeforeMinor: bigint;
    readonly policy: BonusTerms['policy'];
  };
}

/**
 * Opens a requirement in the transaction of the caller; stakes and bookings that are decided after
 * its commit meet it. A multiple of zero, or nothing to turn over, opens none. Repeated for the
 * same source and reference it does nothing and says so.
 */
export async function openRequirement(
  ctx: Ctx,
  command: RequirementCommand,
): Promise<'opened' | 'already' | 'none'> {
  const { memberId, source, reference, amountMinor, multiple, maxStakeMinor, expiresAt } = command;
  const { categories, weights, excludedGames, noRebate, bonus } = command;
  const { gameWeights } = ctx.site;
  assert(amountMinor >= 0n && multiple >= 0, 'a requirement asks for play');
  if (amountMinor === 0n || multiple === 0) {
    return 'none';
  }
  const isNew = await insertRequirement(ctx.tx, {
    id: ctx.ids.next('wrq'),
    memberId,
    source,
    reference,
    amountMinor,
    multiple,
    maxStakeMinor: maxStakeMinor ?? null,
    terms: {
      ...(categories !== undefined && { categories }),
      ...(weights !== undefined && { weights }),
      ...(Object.keys(gameWeights).length > 0 && { gameWeights }),
      ...(excludedGames !== undefined && { excludedGames }),
      ...(noRebate !== undefined && { noRebate }),
      ...(bonus !== undefined && { bonus: bonusTerms(bonus) }),
    },
    openedAt: ctx.clock.now(),
    expiresAt: expiresAt ?? null,
  });
  return isNew ? 'opened' : 'already';
}

function bonusTerms(bonus: NonNullable<RequirementCommand['bonus']>): BonusTerms {
  const { amountMinor, cashBeforeMinor, policy } = bonus;
  return { amount: String(amountMinor), cashBefore: String(cashBeforeMinor), policy };
}

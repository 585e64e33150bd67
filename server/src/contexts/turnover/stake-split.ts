import { bonusOfStake, type BonusPlay } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { SqlStatement } from '../../platform/statement.ts';
import type { OpenRequirement, OpenRequirements } from './requirement.ts';
import { addNets } from './store-requirements.ts';

/** What of a stake is not plain cash; minor units. */
export interface StakeSplit {
  readonly bonusMinor: bigint;
  /** The member's own money that has to be played before it may leave. */
  readonly lockedMinor: bigint;
}

/**
 * What a stake takes of the money of its member, who has `requirements` open. `playedMinor` is what
 * their balance changed by playing since those were read. Undefined where all of it is plain cash.
 */
export function stakeSplit(
  requirements: readonly OpenRequirement[],
  stake: { readonly stakeMinor: bigint; readonly playedMinor: bigint },
): StakeSplit | undefined {
  const { stakeMinor, playedMinor } = stake;
  const bonuses = requirements.flatMap((requirement) => playOf(requirement, playedMinor));
  const bonusMinor = bonusOfStake({ bonuses, stakeMinor });
  const isLocked = requirements.some(({ terms }) => terms.bonus === undefined);
  const lockedMinor = isLocked ? stakeMinor - bonusMinor : 0n;
  return bonusMinor + lockedMinor === 0n ? undefined : { bonusMinor, lockedMinor };
}

function playOf(
  { terms: { bonus }, netMinor, cashShiftMinor }: OpenRequirement,
  playedMinor: bigint,
): readonly BonusPlay[] {
  return bonus === undefined
    ? []
    : [
        {
          cashMinor: BigInt(bonus.cashBefore) + cashShiftMinor,
          bonusMinor: BigInt(bonus.amount),
          netMinor: netMinor + playedMinor,
          policy: bonus.policy,
        },
      ];
}

/**
 * Keeps what play has won or lost of members who have a bonus open: one statement for a whole
 * batch, and none where nobody has one.
 */
export function netWrites(
  requirements: OpenRequirements,
  gains: ReadonlyMap<MemberId, bigint>,
): readonly SqlStatement<unknown>[] {
  const rows = [...gains].flatMap(([memberId, netMinor]) =>
    (requirements.get(memberId) ?? [])
      .filter(({ terms }) => terms.bonus !== undefined && netMinor !== 0n)
      .map(({ id }) => ({ id, netMinor })),
  );
  return rows.length === 0 ? [] : [addNets(rows)];
}

import { assert, rational } from '@portal/money';
import { explained, floorLine, line, type Explained } from '../explanation.ts';

/** The group with a theoretical return of 100 % (agents-loyalty-money.md A9). */
export const wholeGroup = 2000;

/** Groups run from here to there in steps of two by default. */
export const groupRange = { lowest: 1800, highest: 1960, step: 2 } as const;

/**
 * Rebates of a lottery ticket by prize-group differences (agents-loyalty-money.md A9), minor units,
 * from the member upwards: the member gets `(own - bet) / 2000` of the stake, each upline the
 * distance to the group below.
 */
export function prizeGroupRebates(ticket: {
  readonly stakeMinor: bigint;
  readonly betGroup: number;
  readonly memberGroup: number;
  readonly uplineGroups: readonly number[];
}): readonly Explained[] {
  const groups = [ticket.betGroup, ticket.memberGroup, ...ticket.uplineGroups];
  return groups.slice(1).map((group, level) => {
    const below = groups[level] ?? group;
    assert(group >= below, 'groups do not fall on the way up');
    return explained([
      line('stake', 'A9', { operation: 'add', value: ticket.stakeMinor }),
      line('group difference', 'A9', {
        operation: 'times',
        value: rational(BigInt(group - below), BigInt(wholeGroup)),
      }),
      floorLine('0: floor once per amount'),
    ]);
  });
}

/**
 * The prize of a stake on odds of 1 in `chances` at a group, minor units, floored
 * (agents-loyalty-money.md A9).
 */
export function prizeAtGroup(stakeMinor: bigint, chances: bigint, betGroup: number): bigint {
  return (stakeMinor * chances * BigInt(betGroup)) / BigInt(wholeGroup);
}

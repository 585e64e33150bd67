import type { MemberId } from '@portal/protocol';
import type { SqlStatement } from '../../platform/statement.ts';
import type { LinkedPair } from '../limits/index.ts';
import type { BetsCommand } from './command.ts';
import { queryOf } from './looks.ts';
import type { BetsQuery } from './store-looks.ts';
import { type BetLink, linksStatement } from './store-links.ts';

/** Where accounts of the same persons have stakes that are weighed with those of a batch. */
export type Beside = Pick<BetsQuery, 'rounds' | 'lines'>;

export const nothingBeside: Beside = { rounds: [], lines: [] };

/**
 * Which accounts are one person's (agents-loyalty-money.md A3). A batch that only places stakes
 * weighs nothing, and games of ours weigh their own bets: they do not ask.
 */
export function openLinks(commands: readonly BetsCommand[], beside: Beside) {
  const weighing = commands.filter(isWeighing);
  const members = new Set([...weighing.map(({ memberId }) => memberId), ...membersOf(beside)]);
  let links: readonly BetLink[] = [];
  const statement = linksStatement([...members], queryOf(commands, beside));
  const look: SqlStatement<unknown> = {
    ...statement,
    read: (rows) => (links = statement.read(rows)),
  };
  return {
    looks: members.size === 0 ? [] : [look],
    /** With what stands beside the batch and was not looked at yet; undefined when all was. */
    wider: () => widened(beside, links, new Set(commands.map(({ memberId }) => memberId))),
    personOf: personsOf(() => links),
  };
}

function isWeighing({ kind, provider }: BetsCommand): boolean {
  return kind !== 'BET' && kind !== 'TIP' && provider.startsWith('vendor:');
}

export function membersOf({ rounds, lines }: Beside): readonly MemberId[] {
  return [...new Set([...rounds, ...lines].map(({ memberId }) => memberId))];
}

function widened(
  beside: Beside,
  links: readonly BetLink[],
  batchMembers: ReadonlySet<MemberId>,
): Beside | undefined {
  const known = new Set(keysOf(beside));
  const found = links.filter(({ otherId }) => !batchMembers.has(otherId));
  const more: Beside = {
    rounds: found.flatMap(({ otherId: memberId, provider, roundId }) =>
      provider === null || roundId === null ? [] : [{ provider, memberId, roundId }],
    ),
    lines: found.flatMap(({ otherId: memberId, provider, marketKey }) =>
      provider === null || marketKey === null ? [] : [{ provider, memberId, marketKey }],
    ),
  };
  return keysOf(more).every((key) => known.has(key))
    ? undefined
    : { rounds: [...beside.rounds, ...more.rounds], lines: [...beside.lines, ...more.lines] };
}

function keysOf({ rounds, lines }: Beside): readonly string[] {
  return [...rounds, ...lines].map((place) => JSON.stringify(place));
}

/** One name for all accounts that are linked, over others if need be: the first of them. */
function personsOf(links: () => readonly LinkedPair[]): (memberId: MemberId) => MemberId {
  let first: Map<MemberId, MemberId> | undefined;
  return (memberId) => {
    first ??= joined(links());
    return first.get(memberId) ?? memberId;
  };
}

/** The same of links that are known, for games of ours that weigh their own bets. */
export function personsIn(links: readonly LinkedPair[]): (memberId: MemberId) => MemberId {
  return personsOf(() => links);
}

function joined(links: readonly LinkedPair[]): Map<MemberId, MemberId> {
  const first = new Map<MemberId, MemberId>();
  for (const { memberId, otherId } of links) {
    const [one, other] = [first.get(memberId) ?? memberId, first.get(otherId) ?? otherId];
    const [lower, higher] = one < other ? [one, other] : [other, one];
    for (const id of [memberId, otherId, ...first.keys()]) {
      const name = first.get(id) ?? id;
      first.set(id, name === higher ? lower : name);
    }
  }
  return first;
}

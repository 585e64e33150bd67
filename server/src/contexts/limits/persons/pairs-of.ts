import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type NamedPersonCase, namedPersons, type PersonSide } from './named-persons.ts';
import { selectPersonCasesOf } from './store-person-cases.ts';

/** Another account that may be of the same person, as one member's papers are looked at. */
export interface PersonPair extends Pick<NamedPersonCase, 'id' | 'marks' | 'state'> {
  readonly other: PersonSide;
  /**
   * Whether the pair has to be decided before papers of this member are accepted: somebody excluded
   * has the name and the birth date that stand on them, and nothing else would stop the account.
   * The number of a paper does by itself, once it is proven (R12).
   */
  readonly isFirst: boolean;
}

/** The pairs of a member, what waits first, then the newest. */
export async function pairsOf(ctx: Ctx, memberId: MemberId): Promise<readonly PersonPair[]> {
  const cases = await namedPersons(ctx, await selectPersonCasesOf(ctx.tx, [memberId]));
  const pairs = cases.map(({ id, marks, state, newer, older }) => {
    const other = newer.memberId === memberId ? older : newer;
    const isAlike = marks.includes('name_and_birth') && !marks.includes('id_number');
    return { id, marks, state, other, isFirst: state === 'waiting' && other.isExcluded && isAlike };
  });
  const rank = ({ state }: PersonPair) => (state === 'waiting' ? 0 : 1);
  return pairs.toSorted((first, second) => rank(first) - rank(second));
}

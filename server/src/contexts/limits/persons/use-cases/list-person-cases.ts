import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { type NamedPersonCase, namedPersons } from '../named-persons.ts';
import {
  type PersonCasePage,
  selectDecidedPersons,
  selectWaitingPersons,
} from '../store-person-cases.ts';

/** A page of the queue, and where the next one begins. */
export async function listPersonCases(
  ctx: Ctx<OperatorActor>,
  page: PersonCasePage,
): Promise<{ readonly rows: readonly NamedPersonCase[]; readonly nextCursor: string | null }> {
  const { limit } = page;
  const select = page.view === 'waiting' ? selectWaitingPersons : selectDecidedPersons;
  const found = await select(ctx.tx, { ...page, limit: limit + 1 });
  const rows = await namedPersons(ctx, found.slice(0, limit));
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

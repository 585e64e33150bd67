import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeLink, findOwnLink, type LinkRow } from '../store-links.ts';
import { mostToGrant, refuseOutside } from '../terms/bounds.ts';
import { storedTerms, type Terms, usualTerms } from '../terms/terms.ts';

export interface LinkChange {
  readonly code: string;
  readonly note: string;
  readonly opensAgent: boolean;
  /** From now on; null for ever, undefined for as long as it said before. */
  readonly validDays?: number | null | undefined;
  /** Null for the usual terms. */
  readonly terms: Terms | null;
}

/**
 * What a link of the caller says, opens and grants from now on; accounts that it opened before keep
 * theirs (B5). Refuses, in this order: with `not_found` a link that is not the caller's or works no
 * more; with `terms_out_of_range` what the caller does not hold.
 */
export async function changeRegisterLink(
  ctx: Ctx<MemberActor>,
  { code, note, opensAgent, validDays, terms }: LinkChange,
): Promise<LinkRow> {
  const agentId = ctx.actor.id;
  const at = ctx.clock.now();
  const own = { code, agentId, at };
  const link = await findOwnLink(ctx.tx, own);
  if (link === undefined) {
    throw new Refusal('not_found');
  }
  const until =
    validDays === undefined
      ? link.validUntil
      : validDays === null
        ? null
        : at.add({ hours: 24 * validDays });
  const granted = terms === null ? { rates: null, prizeGroup: null } : storedTerms(terms);
  const change = { ...own, note, opensAgent, validUntil: until, ...granted };
  if (!(await changeLink(ctx.tx, change))) {
    throw new Refusal('not_found');
  }
  // What is refused now undoes the change with its transaction.
  if (terms !== null) {
    refuseOutside(terms, { least: usualTerms, most: await mostToGrant(ctx, agentId) });
  }
  return assertDefined(await findOwnLink(ctx.tx, own), 'it was changed just now');
}

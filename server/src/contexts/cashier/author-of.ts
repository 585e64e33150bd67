import type { Actor } from '../../platform/context.ts';

/** Nobody acted: it followed by itself from what somebody did, in the same transaction. */
export const bySite = { kind: 'system', id: null } as const;

/** Who acts, as a step of an order names it. */
export function authorOf(actor: Actor) {
  switch (actor.kind) {
    case 'member':
      return { kind: 'member', id: actor.id } as const;
    case 'operator':
      return { kind: 'operator', id: actor.id } as const;
    default:
      return bySite;
  }
}

/**
 * The author of a step as whoever reads the order is told. What another member did, who pays it or
 * is paid by it, was not done by the member whose order it is.
 */
export function shownAuthor(
  step: { readonly byKind: 'member' | 'operator' | 'system'; readonly byId: string | null },
  memberId: string,
) {
  return step.byKind === 'member' && step.byId !== memberId ? bySite.kind : step.byKind;
}

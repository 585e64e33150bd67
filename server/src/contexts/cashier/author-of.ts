import type { Actor } from '../../platform/context.ts';

/** Who acts, as a step of an order names it. */
export function authorOf(actor: Actor) {
  switch (actor.kind) {
    case 'member':
      return { kind: 'member', id: actor.id } as const;
    case 'operator':
      return { kind: 'operator', id: actor.id } as const;
    default:
      return { kind: 'system', id: null } as const;
  }
}

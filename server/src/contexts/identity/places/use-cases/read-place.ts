import type { PlaceWay } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { selectProven } from '../../codes/store-contacts.ts';
import { selectBound } from '../../factors/store-factors.ts';
import { shownContact } from '../../contacts/shown-contact.ts';
import { isUnverified } from '../store-places.ts';

export interface PlaceStanding {
  readonly isVerified: boolean;
  readonly ways: readonly { readonly kind: PlaceWay; readonly shown: string }[];
}

/** Whether this session is from a strange place, and how its member may show who they are. */
export async function readPlace(ctx: Ctx<MemberActor>): Promise<PlaceStanding> {
  const { id, sessionId } = ctx.actor;
  const proven = await selectProven(ctx.tx, [id]);
  const bound = await selectBound(ctx.tx, [id]);
  const app = bound.has(id) ? [{ kind: 'authenticator', shown: '' } as const] : [];
  const sent = proven.map(({ channel: kind, address }) => ({ kind, shown: shownContact(address) }));
  return { isVerified: !(await isUnverified(ctx.tx, sessionId)), ways: [...sent, ...app] };
}

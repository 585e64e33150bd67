import type { PlaceWay } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { selectProven } from '../../codes/store-contacts.ts';
import { selectStanding } from '../../factors/store-factors.ts';
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
  const standing = await selectStanding(ctx.tx, sessionId);
  const hasApp = standing !== undefined && standing.boundAt !== null;
  const app = hasApp ? [{ kind: 'authenticator', shown: '' } as const] : [];
  const isVerified = !(await isUnverified(ctx.tx, sessionId));
  // In a known place a code is asked for, which no passkey shows.
  const isSigned = standing?.hasPasskey === true && !isVerified;
  const device = isSigned ? [{ kind: 'passkey', shown: '' } as const] : [];
  const sent = proven.map(({ channel: kind, address }) => ({ kind, shown: shownContact(address) }));
  return { isVerified, ways: [...sent, ...app, ...device] };
}

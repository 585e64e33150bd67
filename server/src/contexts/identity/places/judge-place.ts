import type { Ctx } from '../../../platform/context.ts';
import { connectionAddress } from '../../../platform/http/address.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { trustDevice } from '../store-attempts.ts';
import type { PlaceFacts } from './store-places.ts';
import { findPlaceFacts, insertPlace, keptPlaceDays } from './store-places.ts';

/** How somebody has come in. */
export interface Arrival {
  readonly subjectId: string;
  readonly request: RequestFacts;
  /** As the session names it. */
  readonly device: string;
  /** By a code that was sent to them, or by a key of their device: nothing more is asked. */
  readonly isByChannel: boolean;
  /** By the word of another session, so that a factor was not asked for here. */
  readonly isVouched: boolean;
}

/** `theirs` is kept by {@link keepPlace}; `unasked` is let on, but becomes no place of theirs. */
export type Place = 'theirs' | 'strange' | 'unasked';

export interface JudgedPlace {
  readonly place: Place;
  /** Nobody of the account was ever seen to come from here, or not for as long as that is kept. */
  readonly isNewAddress: boolean;
}

/**
 * Whether whoever comes from an address or with a browser that the member never used has to show
 * more (R68, X8).
 */
export async function judgePlace(ctx: Ctx, arrival: Arrival): Promise<JudgedPlace> {
  const { subjectId, device, request } = arrival;
  const key = { subjectId, address: connectionAddress(request.ip), device };
  const start = ctx.clock.now().subtract({ hours: 24 * keptPlaceDays });
  const facts = await findPlaceFacts(ctx.tx, key, start);
  return { place: placeOf(facts, arrival), isNewAddress: !facts.isKnownAddress };
}

/**
 * Address and browser are theirs from now on. Not of a session that has to be verified before it
 * was, nor of one that was let on because there was nothing to show.
 */
export async function keepPlace(
  ctx: Ctx,
  arrival: Pick<Arrival, 'subjectId' | 'device' | 'request'>,
): Promise<void> {
  const { subjectId, device, request } = arrival;
  const at = ctx.clock.now();
  await insertPlace(ctx.tx, { subjectId, address: connectionAddress(request.ip) }, at);
  await trustDevice(ctx.tx, { subjectId, device, at });
}

type Way = Pick<Arrival, 'isByChannel' | 'isVouched' | 'request'>;

/**
 * The first place is where an account was opened. One whose places are all forgotten, because
 * nobody came for longer than they are kept, has no first place any more: any is strange. Address
 * and browser have to be known both. Whoever has nothing that they could show is not asked, because
 * nobody but the desk could let them on; they are asked as soon as they have.
 */
export function placeOf(facts: PlaceFacts, { isByChannel, isVouched, request }: Way): Place {
  const isFirst = !facts.hasPlaces && !facts.hasSignedIn;
  const isHome = (facts.isKnownAddress && facts.isTrustedDevice) || isFirst || request.isLocal;
  if (isHome || isByChannel || (facts.hasAuthenticator && !isVouched)) {
    return 'theirs';
  }
  const hasProof = facts.hasContact || facts.hasAuthenticator || facts.hasPasskey;
  return hasProof ? 'strange' : 'unasked';
}

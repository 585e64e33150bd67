import type { BetChannel, PlaceVerdict } from '@portal/protocol';
import type { MemberActor, Site } from '../../platform/context.ts';
import { channelOf } from '../../platform/http/channel-of.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';

/** From where a stake came (R42): through what, and what the site made of the place (R21). */
export interface BetOrigin {
  readonly channel: BetChannel;
  /** Two letters; null where no table knows the address. */
  readonly country: string | null;
  readonly placeVerdict: PlaceVerdict;
}

/** Of prizes, which nobody places, and of what was placed before this was kept. */
export const noOrigin = { channel: null, country: null, placeVerdict: null } as const;

/** Of a call of a member; the edge has refused whoever comes from a blocked country. */
export function originOf(
  { actor, site }: { readonly actor: MemberActor; readonly site: Pick<Site, 'countryOf'> },
  { userAgent }: Pick<RequestFacts, 'userAgent'>,
): BetOrigin {
  const country = site.countryOf(actor.ip);
  const placeVerdict = country === null ? 'unknown' : 'allowed';
  return { channel: channelOf(userAgent), country, placeVerdict };
}

/** As three columns keep it. */
export interface KeptOrigin {
  readonly channel: BetChannel | null;
  readonly country: string | null;
  readonly placeVerdict: PlaceVerdict | null;
}

export function keptOrigin({ channel, country, placeVerdict }: KeptOrigin): BetOrigin | undefined {
  return channel === null || placeVerdict === null ? undefined : { channel, country, placeVerdict };
}

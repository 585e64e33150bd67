import type { BeaconChain } from '@portal/lottery';
import { isSignedRound } from '@portal/lottery/beacon';
import { z } from 'zod';
import { askText } from '../../../platform/ask-text.ts';

/** Where rounds are asked for; without an address no network reaches the beacon. */
export interface BeaconPlace {
  readonly chain: BeaconChain;
  /** Such as `https://api.drand.sh`, which any node of the network is. */
  readonly url: string | undefined;
}

const answered = z.object({
  round: z.int().min(1),
  signature: z.string().regex(/^[0-9a-f]{96}$/u),
});
export type BeaconRound = z.infer<typeof answered>;

/**
 * A round by its number, with a signature that the key of the chain made. Throws in any other case,
 * so that nothing but the signed round is ever drawn from (R137).
 */
export async function askRound(place: BeaconPlace, round: number): Promise<BeaconRound> {
  const found = await ask(place, String(round));
  const { publicKey } = place.chain;
  if (found.round !== round || !isSignedRound({ ...found, publicKey })) {
    throw new Error(`round ${round} is not signed by the chain`);
  }
  return found;
}

/** The newest round, unchecked: it shows only that the beacon is there and keeps time. */
export async function askNewest(place: BeaconPlace): Promise<BeaconRound> {
  return ask(place, 'latest');
}

async function ask({ chain, url }: BeaconPlace, round: string): Promise<BeaconRound> {
  if (url === undefined) {
    throw new Error('BEACON_URL names no beacon');
  }
  const address = new URL(`${chain.hash}/public/${round}`, url.endsWith('/') ? url : `${url}/`);
  const text = await askText({ url: address.href, headers: {}, timeoutMilliseconds: 5000 });
  return answered.parse(JSON.parse(text));
}

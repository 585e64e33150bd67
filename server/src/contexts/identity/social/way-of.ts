import { hash } from 'node:crypto';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { SocialWay } from './provider.ts';
import type { SocialPurpose } from './store-social.ts';

/** The pages of ours that providers may send a browser back to. */
const returnPaths = {
  login: '/login',
  bind: '/m/securityCenter',
} as const satisfies Readonly<Record<SocialPurpose, string>>;

/**
 * The secrets of one way. Verifier and nonce follow from the secret of the browser and the state,
 * of which the database has hashes only, so nothing that lies there opens anything.
 */
export function wayOf(
  request: RequestFacts,
  way: {
    readonly purpose: SocialPurpose;
    readonly browserSecret: string;
    readonly state: string;
    /** The host to come back to. */
    readonly host: string;
  },
): SocialWay {
  const { purpose, browserSecret, state, host } = way;
  const derived = (use: string): string =>
    hash('sha256', `${use}|${browserSecret}|${state}`, 'base64url');
  return {
    state,
    verifier: derived('verifier'),
    nonce: derived('nonce'),
    returnUrl: `${request.isSecure ? 'https' : 'http'}://${host}${returnPaths[purpose]}`,
  };
}

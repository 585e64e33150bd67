import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';

export const firebaseProject = 'lamplight-numbers';
export const firebaseIssuer = `https://securetoken.google.com/${firebaseProject}`;

interface TokenChanges extends Readonly<Record<string, unknown>> {
  /** Whether the key that signs is on the page. */
  readonly key?: 'right' | 'wrong';
}

/**
 * The half of Firebase that a server sees: a page of its own on this machine with the public keys,
 * and tokens that are signed by the private one, or by one that is on no page.
 */
export function firebaseKeys() {
  const keys: { right?: CryptoKey; wrong?: CryptoKey } = {};
  const state = { isUp: true };
  const pages = createServer();

  beforeAll(async () => {
    const [right, wrong] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    keys.right = right.privateKey;
    keys.wrong = wrong.privateKey;
    const jwk = { ...(await exportJWK(right.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    pages.on('request', (_request, response) => {
      response.statusCode = state.isUp ? 200 : 503;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(state.isUp ? { keys: [jwk] } : {}));
    });
    await new Promise<void>((resolve) => {
      pages.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    pages.close();
  });

  /** What somebody gets who typed in the code that was sent to a number. */
  function token(
    number: string,
    at: Temporal.Instant,
    { key = 'right', ...changes }: TokenChanges = {},
  ): Promise<string> {
    const seconds = Math.floor(at.epochMilliseconds / 1000);
    const signer = keys[key];
    if (signer === undefined) {
      throw new Error('the keys are there inside tests only');
    }
    const claims = {
      iss: firebaseIssuer,
      aud: firebaseProject,
      sub: `holder-of-${number}`,
      auth_time: seconds,
      iat: seconds,
      exp: seconds + 3600,
      phone_number: number,
      firebase: { sign_in_provider: 'phone', identities: { phone: [number] } },
      ...changes,
    };
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(signer);
  }
  return {
    state,
    token,
    address: () => `http://127.0.0.1:${(pages.address() as AddressInfo).port}/keys`,
  };
}

import Provider from 'oidc-provider';
import type { Keys } from './kept-keys.ts';

export const clientId = 'portal-demo';

/** The addresses of a site that its providers may send a browser back to. */
const returnPaths = ['/login', '/m/securityCenter'];
/** So that somebody can be another person soon. */
const sessionSeconds = 60;

/** OpenID Connect by code, with PKCE required; people are whoever they say. */
export function openIdOf(issuer: string, keys: Keys, sites: readonly string[]): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: keys.clientSecret,
        redirect_uris: sites.flatMap((site) => returnPaths.map((path) => `${site}${path}`)),
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [keys.signingKey] },
    cookies: { keys: [keys.cookieSecret] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { Session: sessionSeconds },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `${id} Elsewhere` }),
    }),
  });
}

import type { ServerMetadata } from 'openid-client';

/** Providers whose description of themselves is not read at run time, because it never changes. */
export const knownIssuers = {
  google: {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  /** "OIDC token with manual flow": its public description leaves the token endpoint out. */
  facebook: {
    issuer: 'https://www.facebook.com',
    authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
    token_endpoint: 'https://graph.facebook.com/oauth/access_token',
    jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
} as const satisfies Readonly<Record<string, ServerMetadata>>;

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/**
 * An identity provider of the tests, a process of its own: `oidc-provider`, with PKCE required. Who
 * signs in says so in a header instead of typing a password; `nobody` turns back.
 */
const [clientId = '', clientSecret = '', ...returnAddresses] = process.argv.slice(2);
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = makeProvider(issuer);
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') === true) {
      void interact(provider, request, response);
    } else {
      void callback(request, response);
    }
  });
  process.stdout.write(`ready ${issuer}\n`);
});

function makeProvider(issuer: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: returnAddresses,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `${id} Elsewhere` }),
    }),
  });
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accountId = String(request.headers['x-person']);
  const { prompt } = await provider.interactionDetails(request, response);
  if (accountId === 'nobody') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const result =
    prompt.name === 'login'
      ? { login: { accountId } }
      : { consent: { grantId: await consent(provider, accountId) } };
  await provider.interactionFinished(request, response, result, {
    mergeWithLastSubmission: true,
  });
}

function consent(provider: Provider, accountId: string): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid profile');
  return grant.save();
}

import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { interact } from './interaction.ts';
import { keptKeys } from './kept-keys.ts';
import { clientId, openIdOf } from './open-id.ts';

export interface IdentityProvider {
  readonly origin: string;
  /** The file that a site takes as `SIGN_IN_FILE`. */
  readonly introductions: string;
  stop(): Promise<void>;
}

/** Opens it on one port of this machine alone; 0 takes a free one. */
export async function startIdentityProvider(options: {
  readonly port: number;
  readonly folder: string;
  /** The origins that it sends browsers back to. */
  readonly sites: readonly string[];
}): Promise<IdentityProvider> {
  const { folder, sites } = options;
  const keys = keptKeys(join(folder, 'keys.json'));
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address with one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = openIdOf(origin, keys, sites);
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) {
      void callback(request, response);
      return;
    }
    interact(provider, { request, response }, sites).catch(() => {
      response.writeHead(400).end('bad request');
    });
  });
  const introductions = join(folder, 'introductions.json');
  const google = { clientId, clientSecret: keys.clientSecret, issuer: origin };
  writeFileSync(introductions, JSON.stringify({ google }), { mode: 0o600 });
  return {
    origin,
    introductions,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

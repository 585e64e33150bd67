import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

const rsaPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
type Pair = ReturnType<typeof rsaPair>;

const published = (kid: string, { publicKey }: Pair) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});

/**
 * Whoever signs tokens, with a page of keys on this machine: two are published, as `one` and `two`;
 * one was, as `zero`; and a stranger has a page of their own, which counts who comes.
 */
export function tokenKeys(answers: () => Readonly<Record<string, object>> = () => ({})) {
  const [one, two, retired, stranger] = [rsaPair(), rsaPair(), rsaPair(), rsaPair()];
  const pages = createServer();
  const state = { strangersVisitors: 0, base: '' };

  beforeAll(async () => {
    pages.on('request', (request, response) => {
      const path = request.url ?? '';
      state.strangersVisitors += path.startsWith('/stranger') ? 1 : 0;
      const sets: Readonly<Record<string, object>> = {
        '/keys': { keys: [published('one', one), published('two', two)] },
        '/stranger/keys': { keys: [published('one', stranger)] },
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(sets[path] ?? answers()[path] ?? {}));
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    state.base = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    pages.close();
  });

  const privates: Readonly<Record<'one' | 'two' | 'retired' | 'stranger', KeyObject>> = {
    one: one.privateKey,
    two: two.privateKey,
    retired: retired.privateKey,
    stranger: stranger.privateKey,
  };
  return {
    privates,
    /** What everybody can read, as a text and as a key. */
    publicKey: one.publicKey,
    strangersJwk: published('one', stranger),
    address: () => state.base,
    strangersVisitors: () => state.strangersVisitors,
  };
}

export type TokenKeys = ReturnType<typeof tokenKeys>;

import { createHash } from 'node:crypto';
import type { JWK } from 'jose';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import { present } from '@portal/money';
import type { Clock, Transaction } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import type { DecryptionKeys, NonceBook } from '../../platform/http/encryption.ts';
import type { StoredKey } from './store.ts';
import { deleteExpiredNonces, insertNonce, lockKeys, readKeys, replaceKey } from './store.ts';

export interface PublicKey {
  readonly kty: 'RSA';
  readonly use: 'enc';
  readonly alg: 'RSA-OAEP-256';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

export interface KeyRing extends DecryptionKeys, NonceBook {
  /** The key to seal with; one at a time. */
  publicKey(): Promise<PublicKey>;
  /** Takes a new key if the one in use is older than its life; the old one keeps its overlap. */
  rotateIfDue(tx: Transaction): Promise<boolean>;
  rotateNow(): Promise<void>;
  purgeNonces(tx: Transaction): Promise<void>;
}

const modulusBits = 3072;
const lifeDays = 30;
/** A retired key opens calls for this long: longer than a client keeps it. */
const overlapMinutes = 60;
/** An unknown `kid` makes this process look again, at most once in this time. */
const lookAgainSeconds = 1;

interface Loaded {
  readonly at: Temporal.Instant;
  readonly keys: readonly StoredKey[];
}

export function createKeyRing(parts: {
  readonly database: Database;
  readonly clock: Clock;
}): KeyRing {
  const { database, clock } = parts;
  const imported = new Map<string, Promise<CryptoKey>>();
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  async function read(): Promise<Loaded> {
    const at = clock.now();
    const keys = await database.transaction({ operation: 'site.read_keys' }, async (tx) => {
      const found = await readKeys(tx, overlapStart(at));
      return found.some((key) => key.retiredAt === null) ? found : createFirst(tx, at);
    });
    return { at, keys };
  }

  function load(): Promise<Loaded> {
    loading ??= read().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function current(maxAgeSeconds: number): Promise<Loaded> {
    const limit = clock.now().subtract({ seconds: maxAgeSeconds });
    if (loaded === undefined || Temporal.Instant.compare(loaded.at, limit) < 0) {
      loaded = await load();
    }
    return loaded;
  }

  function importOnce(key: StoredKey): Promise<CryptoKey> {
    const known = imported.get(key.kid) ?? importPrivate(key.jwk);
    imported.set(key.kid, known);
    return known;
  }

  return {
    async publicKey() {
      const { keys } = await current(60);
      return publicPart(present(keys[0], 'a key is in use'));
    },
    async privateKey(kid) {
      const known = (await current(600)).keys.find((key) => key.kid === kid);
      const key = known ?? (await current(lookAgainSeconds)).keys.find((row) => row.kid === kid);
      return key === undefined || !isAccepted(key, clock.now()) ? undefined : importOnce(key);
    },
    async anyPrivateKey() {
      return importOnce(present((await current(600)).keys[0], 'a key is in use'));
    },
    claim: (jti, expiresAt) =>
      database.transaction({ operation: 'site.claim_nonce' }, (tx) =>
        insertNonce(tx, { jti, expiresAt }),
      ),
    async rotateIfDue(tx) {
      const now = clock.now();
      await lockKeys(tx);
      const [inUse] = await readKeys(tx, overlapStart(now));
      const due = now.subtract({ hours: lifeDays * 24 });
      if (inUse !== undefined && Temporal.Instant.compare(inUse.createdAt, due) > 0) {
        return false;
      }
      await replaceKey(tx, { ...(await generate()), at: now });
      return true;
    },
    async rotateNow() {
      const made = await generate();
      await database.transaction({ operation: 'site.rotate_key' }, async (tx) => {
        await lockKeys(tx);
        await replaceKey(tx, { ...made, at: clock.now() });
      });
      loaded = await load();
    },
    purgeNonces: (tx) => deleteExpiredNonces(tx, clock.now()),
  };
}

function overlapStart(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ minutes: overlapMinutes });
}

function isAccepted(key: StoredKey, now: Temporal.Instant): boolean {
  return key.retiredAt === null || Temporal.Instant.compare(key.retiredAt, overlapStart(now)) > 0;
}

async function createFirst(tx: Transaction, at: Temporal.Instant): Promise<readonly StoredKey[]> {
  await lockKeys(tx);
  const found = await readKeys(tx, overlapStart(at));
  if (found.some((key) => key.retiredAt === null)) {
    return found;
  }
  await replaceKey(tx, { ...(await generate()), at });
  return readKeys(tx, overlapStart(at));
}

async function generate(): Promise<{ readonly kid: string; readonly jwk: JWK }> {
  const pair = await generateKeyPair('RSA-OAEP-256', {
    modulusLength: modulusBits,
    extractable: true,
  });
  const jwk = await exportJWK(pair.privateKey);
  const modulus = present(jwk.n, 'an RSA key has a modulus');
  const kid = createHash('sha256').update(modulus).digest('base64url').slice(0, 16);
  return { kid, jwk };
}

async function importPrivate(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RSA-OAEP-256');
  if (key instanceof Uint8Array) {
    throw new TypeError('an RSA key was expected');
  }
  return key;
}

function publicPart(key: StoredKey): PublicKey {
  return {
    kty: 'RSA',
    use: 'enc',
    alg: 'RSA-OAEP-256',
    kid: key.kid,
    n: present(key.jwk.n, 'an RSA key has a modulus'),
    e: present(key.jwk.e, 'an RSA key has an exponent'),
  };
}

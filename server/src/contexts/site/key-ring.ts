import { createHash } from 'node:crypto';
import type { JWK } from 'jose';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import { assertDefined } from '@portal/money';
import type { Clock, Transaction } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import type { DecryptionKeys, NonceBook } from '../../platform/http/encryption.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { keySecret, openKey, type OpenedKey } from './key-secrets.ts';
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
/** An unknown `kid` makes this process read the keys again, at most once within this time. */
const lookAgainSeconds = 1;
/** A new key is announced by every process within this time; the one before keeps its overlap. */
const announcedSeconds = 60;
const keptSeconds = 600;

interface Loaded {
  readonly at: Temporal.Instant;
  readonly keys: readonly OpenedKey[];
}

interface KeyCache {
  /** Keys that were read at most so long ago. */
  read(maxAgeSeconds: number): Promise<readonly OpenedKey[]>;
  reload(): Promise<void>;
}

interface RingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly cipher: SecretCipher;
}

function createKeyCache({ database, clock, cipher }: RingParts): KeyCache {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  async function load(): Promise<Loaded> {
    const at = clock.now();
    const keys = await database.transaction({ operation: 'site.read_keys' }, async (tx) => {
      const found = await readKeys(tx, overlapStart(at));
      return found.some((key) => key.retiredAt === null) ? found : createFirst(tx, cipher, at);
    });
    loaded = { at, keys: keys.map((key) => openKey(cipher, key)) };
    return loaded;
  }

  function loadOnce(): Promise<Loaded> {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  return {
    async read(maxAgeSeconds) {
      const limit = clock.now().subtract({ seconds: maxAgeSeconds });
      const isFresh = loaded !== undefined && Temporal.Instant.compare(loaded.at, limit) >= 0;
      return (isFresh && loaded !== undefined ? loaded : await loadOnce()).keys;
    },
    async reload() {
      await load();
    },
  };
}

export function createKeyRing(parts: RingParts): KeyRing {
  const { database, clock, cipher } = parts;
  const cache = createKeyCache(parts);
  const imported = new Map<string, Promise<CryptoKey>>();

  function importOnce(key: OpenedKey): Promise<CryptoKey> {
    const known = imported.get(key.kid) ?? importPrivate(key.jwk);
    imported.set(key.kid, known);
    return known;
  }

  async function find(kid: string, maxAgeSeconds: number): Promise<OpenedKey | undefined> {
    return (await cache.read(maxAgeSeconds)).find((key) => key.kid === kid);
  }

  return {
    async publicKey() {
      const [inUse] = await cache.read(announcedSeconds);
      return publicPart(assertDefined(inUse, 'a key is in use'));
    },
    async privateKey(kid) {
      const key = (await find(kid, keptSeconds)) ?? (await find(kid, lookAgainSeconds));
      return key === undefined || !isAccepted(key, clock.now()) ? undefined : importOnce(key);
    },
    async anyPrivateKey() {
      const [inUse] = await cache.read(keptSeconds);
      return importOnce(assertDefined(inUse, 'a key is in use'));
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
      await replaceKey(tx, { ...(await generate(cipher)), at: now });
      return true;
    },
    async rotateNow() {
      const made = await generate(cipher);
      await database.transaction({ operation: 'site.rotate_key' }, async (tx) => {
        await lockKeys(tx);
        await replaceKey(tx, { ...made, at: clock.now() });
      });
      await cache.reload();
    },
    purgeNonces: (tx) => deleteExpiredNonces(tx, clock.now()),
  };
}

function overlapStart(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ minutes: overlapMinutes });
}

function isAccepted(key: OpenedKey, now: Temporal.Instant): boolean {
  return key.retiredAt === null || Temporal.Instant.compare(key.retiredAt, overlapStart(now)) > 0;
}

async function createFirst(
  tx: Transaction,
  cipher: SecretCipher,
  at: Temporal.Instant,
): Promise<readonly StoredKey[]> {
  await lockKeys(tx);
  const found = await readKeys(tx, overlapStart(at));
  if (found.some((key) => key.retiredAt === null)) {
    return found;
  }
  await replaceKey(tx, { ...(await generate(cipher)), at });
  return readKeys(tx, overlapStart(at));
}

interface MadeKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

async function generate(cipher: SecretCipher): Promise<MadeKey> {
  const pair = await generateKeyPair('RSA-OAEP-256', {
    modulusLength: modulusBits,
    extractable: true,
  });
  const jwk = await exportJWK(pair.privateKey);
  const modulus = assertDefined(jwk.n, 'an RSA key has a modulus');
  const kid = createHash('sha256').update(modulus).digest('base64url').slice(0, 16);
  return { kid, secret: keySecret(cipher, { kid, jwk }) };
}

async function importPrivate(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RSA-OAEP-256');
  if (key instanceof Uint8Array) {
    throw new TypeError('an RSA key was expected');
  }
  return key;
}

function publicPart(key: OpenedKey): PublicKey {
  return {
    kty: 'RSA',
    use: 'enc',
    alg: 'RSA-OAEP-256',
    kid: key.kid,
    n: assertDefined(key.jwk.n, 'an RSA key has a modulus'),
    e: assertDefined(key.jwk.e, 'an RSA key has an exponent'),
  };
}

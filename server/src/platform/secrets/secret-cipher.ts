import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import type { RandomSource } from '../context.ts';
import { StartError } from '../start-error.ts';

/** Where a secret stands. It opens there and nowhere else: a row that was moved opens nothing. */
export interface SecretPlace {
  /** What kind of secret it is; each kind has a key of its own. */
  readonly purpose: string;
  /** Names the row, by what never changes in it. */
  readonly label: string;
}

/** Encrypts what must not stand in the database in clear (docs/adr/0021-secrets-at-rest.md). */
export interface SecretCipher {
  /** The key in use, by its id in hexadecimal. */
  readonly keyId: string;
  /** How every secret begins that the key in use encrypted. */
  readonly prefix: Buffer;
  encrypt(place: SecretPlace, plain: Uint8Array): Buffer;
  /** Throws when the secret was changed, moved, or encrypted with a key that is not here. */
  decrypt(place: SecretPlace, secret: Uint8Array): Buffer;
  /** The same for what is asked for again and again: the newest answers are kept in memory. */
  decryptKept(place: SecretPlace, secret: Uint8Array): Buffer;
  /**
   * The same for the same text under the key in use: tells that two secrets are equal, and cannot
   * be guessed by whoever has the database alone.
   */
  fingerprint(purpose: string, plain: string): Buffer;
}

const version = 1;
export const keyBytes = 32;
const idBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;
const prefixBytes = 1 + idBytes;
const mostKept = 20_000;

/** The id of a key follows from the key, so that no setting can name the wrong one. */
function idOf(key: Uint8Array): Buffer {
  return createHash('sha256').update('secrets key ').update(key).digest().subarray(0, idBytes);
}

/** The first key encrypts; the others open what they encrypted before. */
export function createSecretCipher(parts: {
  readonly keys: readonly [Uint8Array, ...Uint8Array[]];
  readonly random: RandomSource;
}): SecretCipher {
  const { keys, random } = parts;
  const keyOf = createPurposeKeys(keys);
  const inUse = idOf(keys[0]);
  const prefix = Buffer.concat([Buffer.of(version), inUse]);
  const keyId = inUse.toString('hex');

  function encrypt(place: SecretPlace, plain: Uint8Array): Buffer {
    const nonce = random.bytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', keyOf(keyId, place.purpose), nonce);
    cipher.setAAD(boundTo(place));
    return Buffer.concat([
      prefix,
      nonce,
      cipher.update(plain),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
  }

  function decrypt(place: SecretPlace, secret: Uint8Array): Buffer {
    const bytes = Buffer.from(secret.buffer, secret.byteOffset, secret.byteLength);
    if (bytes[0] !== version || bytes.length < prefixBytes + nonceBytes + tagBytes) {
      throw new Error(`a secret of ${place.purpose} stands in clear`);
    }
    const id = bytes.subarray(1, prefixBytes).toString('hex');
    const nonce = bytes.subarray(prefixBytes, prefixBytes + nonceBytes);
    const end = bytes.length - tagBytes;
    const decipher = createDecipheriv('aes-256-gcm', keyOf(id, place.purpose), nonce, {
      authTagLength: tagBytes,
    });
    decipher.setAAD(boundTo(place));
    decipher.setAuthTag(bytes.subarray(end));
    const body = bytes.subarray(prefixBytes + nonceBytes, end);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  }

  function fingerprint(purpose: string, plain: string): Buffer {
    return createHmac('sha256', keyOf(keyId, `${purpose} fingerprint`))
      .update(plain)
      .digest();
  }

  return { keyId, prefix, encrypt, decrypt, decryptKept: keepNewest(decrypt), fingerprint };
}

/** A key for each purpose of each master key, derived once. */
function createPurposeKeys(keys: readonly Uint8Array[]) {
  const masters = new Map(keys.map((key) => [idOf(key).toString('hex'), key]));
  const derived = new Map<string, Uint8Array>();
  return (id: string, purpose: string): Uint8Array => {
    const name = `${id} ${purpose}`;
    const known = derived.get(name);
    if (known !== undefined) {
      return known;
    }
    const master = masters.get(id);
    if (master === undefined) {
      throw new StartError(
        `A secret of the database was encrypted with the key ${id}, which is not given: add it to SECRETS_KEYS or to the key file.`,
      );
    }
    const key = new Uint8Array(hkdfSync('sha256', master, '', purpose, keyBytes));
    derived.set(name, key);
    return key;
  };
}

function boundTo({ purpose, label }: SecretPlace): Buffer {
  return Buffer.from(`${purpose} ${label}`);
}

/**
 * An answer is kept with its secret, so that a row that was changed is never answered from memory.
 */
function keepNewest(decrypt: SecretCipher['decrypt']): SecretCipher['decryptKept'] {
  const kept = new Map<string, { readonly secret: Buffer; readonly plain: Buffer }>();
  return (place, secret) => {
    const name = `${place.purpose} ${place.label}`;
    const known = kept.get(name);
    if (known?.secret.equals(secret) === true) {
      return known.plain;
    }
    const plain = decrypt(place, secret);
    kept.delete(name);
    kept.set(name, { secret: Buffer.from(secret), plain });
    const [oldest] = kept.size > mostKept ? kept.keys() : [];
    if (oldest !== undefined) {
      kept.delete(oldest);
    }
    return plain;
  };
}

import { compactDecrypt } from 'jose';
import type { Clock, RandomSource } from '../context.ts';
import { type JsonProblem, parseGuardedJson } from './json-guard.ts';
import { invalidFields } from './refusal-answer.ts';

/** Private keys of the encrypted calls; a retired key answers until its overlap ends (R96). */
export interface DecryptionKeys {
  privateKey(kid: string): Promise<CryptoKey | undefined>;
  /** Any key in use: a refused header costs as much as a failed decryption. */
  anyPrivateKey(): Promise<CryptoKey>;
}

/** Remembers `jti` for as long as its `iat` is fresh, across all nodes. */
export interface NonceBook {
  /** False when the value was claimed before. */
  claim(jti: string, expiresAt: Temporal.Instant): Promise<boolean>;
}

export interface EncryptionParts {
  readonly keys: DecryptionKeys;
  readonly nonces: NonceBook;
  readonly clock: Clock;
  readonly random: RandomSource;
}

interface Binding {
  readonly method: string;
  readonly path: string;
}

interface Header {
  readonly kid: string;
  readonly iat: number;
  readonly jti: string;
}

const freshSeconds = 60;
const mostCharacters = 32_768;
const shape = /^[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+$/u;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const knownNames = new Set(['alg', 'enc', 'kid', 'iat', 'jti', 'htm', 'htu', 'typ', 'cty']);

/** What a person can type, so that it is told as of a plain body: a new key would not help. */
const typed: ReadonlySet<JsonProblem> = new Set(['nul', 'surrogate']);

/**
 * The JSON payload of an encrypted call, or undefined for every kind of failure alike (api.md,
 * Encrypted calls; R94–R96). The nonce is spent only by a call that decrypted. Refuses with
 * `validation_failed` signs that nothing can hold, which are not the seal's fault.
 */
export async function openEncrypted(
  parts: EncryptionParts,
  compact: string,
  binding: Binding,
): Promise<unknown> {
  const header = readHeader(parts, compact, binding);
  const key = header === undefined ? undefined : await parts.keys.privateKey(header.kid);
  if (header === undefined || key === undefined) {
    await spendDecryption(parts);
    return undefined;
  }
  const text = await decryptText(compact, key);
  const payload = text === undefined ? undefined : parseGuardedJson(text);
  if (payload?.ok === false && typed.has(payload.problem)) {
    throw invalidFields([{ path: '', rule: `json_${payload.problem}` }]);
  }
  if (payload?.ok !== true) {
    return undefined;
  }
  const expiresAt = Temporal.Instant.fromEpochMilliseconds(header.iat * 1000).add({
    seconds: freshSeconds + 1,
  });
  return (await parts.nonces.claim(header.jti.toLowerCase(), expiresAt))
    ? payload.value
    : undefined;
}

function readHeader(parts: EncryptionParts, compact: string, binding: Binding): Header | undefined {
  if (compact.length > mostCharacters || !shape.test(compact)) {
    return undefined;
  }
  const encoded = compact.slice(0, compact.indexOf('.'));
  const parsed = parseGuardedJson(Buffer.from(encoded, 'base64url').toString('utf8'));
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) {
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(parsed.value));
  const kid = fields.get('kid');
  const iat = fields.get('iat');
  const jti = fields.get('jti');
  const isPlain =
    fields.get('alg') === 'RSA-OAEP-256' &&
    fields.get('enc') === 'A256GCM' &&
    fields.get('htm') === binding.method &&
    fields.get('htu') === binding.path &&
    [...fields.keys()].every((name) => knownNames.has(name));
  if (!isPlain || typeof kid !== 'string' || typeof jti !== 'string' || !uuid.test(jti)) {
    return undefined;
  }
  return typeof iat === 'number' && isFresh(parts.clock, iat) ? { kid, iat, jti } : undefined;
}

function isFresh(clock: Clock, iat: number): boolean {
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  return Number.isInteger(iat) && Math.abs(nowSeconds - iat) <= freshSeconds;
}

async function decryptText(compact: string, key: CryptoKey): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(compact, key, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
  } catch {
    return undefined;
  }
}

/** The private-key operation of a decryption, so that a bad header is no faster (R96). */
async function spendDecryption(parts: EncryptionParts): Promise<void> {
  const key = await parts.keys.anyPrivateKey();
  const noise = new Uint8Array(parts.random.bytes(384));
  // The value stays below the modulus, so that the operation is not rejected early.
  noise[0] = 0;
  try {
    await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, noise);
  } catch {
    return;
  }
}

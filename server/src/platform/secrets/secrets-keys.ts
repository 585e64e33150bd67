import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { RandomSource } from '../context.ts';
import { StartError } from '../start-error.ts';
import { keyBytes } from './secret-cipher.ts';

/** The first one is in use, the others only open what they encrypted. */
export type SecretsKeys = readonly [Uint8Array, ...Uint8Array[]];

export interface SecretsSource {
  /** Keys of the environment, as base64. */
  readonly secretsKeys: readonly string[];
  readonly secretsKeyFile: string | undefined;
  readonly dataDir: string;
  /** Whether the database is as easily lost as a file beside it: a demo, or the embedded one. */
  readonly mayMakeKey: boolean;
}

/** The keys that the environment names, or those of a file; a demo without any makes its own. */
export function readSecretsKeys(source: SecretsSource, random: RandomSource): SecretsKeys {
  if (source.secretsKeys.length > 0) {
    return keysOf(source.secretsKeys, 'SECRETS_KEYS');
  }
  const path = source.secretsKeyFile ?? join(source.dataDir, 'secrets-key');
  if (source.secretsKeyFile === undefined && !existsSync(path)) {
    if (!source.mayMakeKey) {
      throw new StartError(
        'This site needs a key for the secrets in its database: set SECRETS_KEYS or SECRETS_KEY_FILE (docs/operating/secrets.md).',
      );
    }
    makeKeyFile(path, random);
  }
  return keysOf(linesOf(path), path);
}

/** On the disk before anything is encrypted with it: a key that is lost takes the secrets along. */
function makeKeyFile(path: string, random: RandomSource): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, `${Buffer.from(random.bytes(keyBytes)).toString('base64')}\n`);
  fsyncSync(file);
  closeSync(file);
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*$/u, '').trim())
      .filter(Boolean);
  } catch (error) {
    throw new StartError(`The key file ${path} cannot be read.`, { cause: error });
  }
}

function keysOf(texts: readonly string[], place: string): SecretsKeys {
  const [first, ...others] = texts.map((text) => keyOf(text, place));
  if (first === undefined) {
    throw new StartError(`${place} holds no key.`);
  }
  return [first, ...others];
}

/** A refused key is not named: what is nearly a key must not reach a log. */
function keyOf(text: string, place: string): Uint8Array {
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes || key.toString('base64') !== text) {
    throw new StartError(`${place} holds a key that is not 32 bytes in base64.`);
  }
  return key;
}

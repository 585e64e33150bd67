import type { Clock } from '../context.ts';
import type { Database } from '../database.ts';
import type { SecretCipher } from './secret-cipher.ts';
import { findKeyUse, insertKey } from './store-keys.ts';

/** A key that is older should be followed by a new one (docs/operating/secrets.md). */
const renewAfterDays = 365;

/** Notes since when the key is in use; a sentence for the operator when that is too long. */
export async function noteKeyAge(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly cipher: SecretCipher;
}): Promise<readonly string[]> {
  const { database, clock, cipher } = parts;
  const now = clock.now();
  const firstUsedAt = await database.transaction({ operation: 'secrets.note_key' }, async (tx) => {
    await insertKey(tx, { id: cipher.keyId, at: now });
    return (await findKeyUse(tx, cipher.keyId))?.firstUsedAt ?? now;
  });
  const days = Math.floor(now.since(firstUsedAt).total('hours') / 24);
  return days > renewAfterDays
    ? [
        `the key of the secrets is ${days} days old: put a new one before it (docs/operating/secrets.md)`,
      ]
    : [];
}

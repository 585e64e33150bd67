import type { Introduction } from '@portal/payments';
import type { SecretCipher, SecretPlace } from '../../../platform/secrets/secret-cipher.ts';
import type { Provider } from './adapter.ts';
import type { StoredProvider } from './store-providers.ts';

/** A secret that was in use before, and until when it still opens (R97). */
interface Earlier {
  readonly eventSecret: string;
  readonly until: string;
}

interface Keys {
  readonly requestSecret: string;
  readonly eventSecret: string;
  /** Absent in what was encrypted before there was a second one. */
  readonly earlier?: Earlier | undefined;
}

/** As long as a provider may go on to send an event again that it signed before the change. */
const overlapHours = 72;

function placeOf(code: string): SecretPlace {
  return { purpose: 'payment_provider', label: code };
}

/** Where the provider was stored already, its secret stays good for a time. */
export function sealProvider(
  cipher: SecretCipher,
  introduction: Introduction,
  present: { readonly stored: StoredProvider | undefined; readonly at: Temporal.Instant },
): StoredProvider {
  const { code, name, url, requestSecret, eventSecret } = introduction;
  const { stored, at } = present;
  const held = stored === undefined ? undefined : openKeys(cipher, stored);
  const keys: Keys = { requestSecret, eventSecret, earlier: earlierOf(held, eventSecret, at) };
  const keysSecret = cipher.encrypt(placeOf(code), Buffer.from(JSON.stringify(keys)));
  return { code, name, url, keysSecret };
}

/**
 * A second start with the same secret neither shortens nor lengthens the time of the one before.
 */
function earlierOf(
  keys: Keys | undefined,
  eventSecret: string,
  at: Temporal.Instant,
): Earlier | undefined {
  if (keys === undefined || keys.eventSecret === eventSecret) {
    return keys?.earlier;
  }
  return { eventSecret: keys.eventSecret, until: String(at.add({ hours: overlapHours })) };
}

function openKeys(cipher: SecretCipher, { code, keysSecret }: StoredProvider): Keys {
  // What this process or one like it has encrypted, proven by its tag.
  return JSON.parse(cipher.decrypt(placeOf(code), keysSecret).toString('utf8')) as Keys;
}

export function openProvider(
  cipher: SecretCipher,
  row: StoredProvider,
  now: Temporal.Instant,
): Provider {
  const { code, url } = row;
  const { requestSecret, eventSecret, earlier } = openKeys(cipher, row);
  const isOpen =
    earlier !== undefined &&
    Temporal.Instant.compare(now, Temporal.Instant.from(earlier.until)) < 0;
  const eventSecrets = isOpen ? [eventSecret, earlier.eventSecret] : [eventSecret];
  return { code, url, requestSecret, eventSecrets };
}

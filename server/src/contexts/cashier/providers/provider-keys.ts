import type { Introduction } from '@portal/payments';
import type { SecretCipher, SecretPlace } from '../../../platform/secrets/secret-cipher.ts';
import type { Provider } from './adapter.ts';
import { callersOf, type ProviderCard, type StoredProvider } from './store-providers.ts';

/** A secret that was in use before, and until when it still opens (R97). */
interface Earlier {
  readonly eventSecret: string;
  readonly until: string;
}

interface Secrets {
  readonly requestSecret: string;
  readonly eventSecret: string;
}

interface Keys extends Secrets {
  /** Absent in what was encrypted before there was a second one. */
  readonly earlier?: Earlier | undefined;
  /** As the provider itself said it last: the same again undoes no change of the desk. */
  readonly introduced?: Secrets | undefined;
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
  present: { readonly stored: ProviderCard | undefined; readonly at: Temporal.Instant },
): ProviderCard {
  const { code, name, url, requestSecret, eventSecret } = introduction;
  const { stored, at } = present;
  const held = stored === undefined ? undefined : openKeys(cipher, stored);
  const introduced: Secrets = { requestSecret, eventSecret };
  const isSaidAgain = held?.introduced !== undefined && isSame(held.introduced, introduced);
  const secrets: Secrets = isSaidAgain ? held : introduced;
  return { code, name, url, keysSecret: seal(cipher, code, { held, secrets, introduced, at }) };
}

/** With the secrets that the desk gave; one that it did not give stays. */
export function renewKeys(
  cipher: SecretCipher,
  card: ProviderCard,
  change: { readonly secrets: Partial<Secrets>; readonly at: Temporal.Instant },
): ProviderCard['keysSecret'] {
  const held = openKeys(cipher, card);
  const { requestSecret = held.requestSecret, eventSecret = held.eventSecret } = change.secrets;
  const { introduced } = held;
  const secrets = { requestSecret, eventSecret };
  return seal(cipher, card.code, { held, secrets, introduced, at: change.at });
}

function seal(
  cipher: SecretCipher,
  code: string,
  parts: {
    readonly held: Keys | undefined;
    readonly secrets: Secrets;
    readonly introduced: Secrets | undefined;
    readonly at: Temporal.Instant;
  },
) {
  const { held, secrets, introduced, at } = parts;
  const { requestSecret, eventSecret } = secrets;
  const earlier = earlierOf(held, eventSecret, at);
  const keys: Keys = { requestSecret, eventSecret, earlier, introduced };
  return cipher.encrypt(placeOf(code), Buffer.from(JSON.stringify(keys)));
}

function isSame(secrets: Secrets, other: Secrets): boolean {
  const { requestSecret, eventSecret } = secrets;
  return requestSecret === other.requestSecret && eventSecret === other.eventSecret;
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

function openKeys(
  cipher: SecretCipher,
  { code, keysSecret }: Pick<ProviderCard, 'code' | 'keysSecret'>,
): Keys {
  // What this process or one like it has encrypted, proven by its tag.
  return JSON.parse(cipher.decrypt(placeOf(code), keysSecret).toString('utf8')) as Keys;
}

export function openProvider(
  cipher: SecretCipher,
  row: ProviderCard & Pick<StoredProvider, 'callers'>,
  now: Temporal.Instant,
): Provider {
  const { code, url } = row;
  const { requestSecret, eventSecret, earlier } = openKeys(cipher, row);
  const isOpen =
    earlier !== undefined &&
    Temporal.Instant.compare(now, Temporal.Instant.from(earlier.until)) < 0;
  const eventSecrets = isOpen ? [eventSecret, earlier.eventSecret] : [eventSecret];
  return { code, url, requestSecret, eventSecrets, callers: callersOf(row) };
}

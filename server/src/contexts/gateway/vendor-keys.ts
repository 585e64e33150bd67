import {
  type DialectKeys,
  type DialectName,
  hasKeyPairs,
  type Introduction,
  newKeyPair,
  publicKeyOf,
} from '@portal/vendors';
import type { SecretCipher, SecretPlace } from '../../platform/secrets/secret-cipher.ts';

/** What both sides of one vendor sign with. */
export interface VendorKeys extends DialectKeys {
  readonly launchSecret: string;
  /**
   * When the key before stops opening (R97), a moment in ISO 8601; absent where it was changed
   * before ends were kept, until an operator ends it.
   */
  readonly earlierUntil?: string | undefined;
}

/** The key in use and the one before it, while a vendor changes over. */
const mostAccepted = 2;

function placeOf(vendorCode: string): SecretPlace {
  return { purpose: 'vendor_keys', label: vendorCode };
}

export function sealKeys(cipher: SecretCipher, vendorCode: string, keys: VendorKeys): Buffer {
  return cipher.encrypt(placeOf(vendorCode), Buffer.from(JSON.stringify(keys)));
}

export function openKeys(cipher: SecretCipher, vendorCode: string, secret: Uint8Array): VendorKeys {
  const text = cipher.decrypt(placeOf(vendorCode), secret).toString('utf8');
  // What this process or one like it has encrypted, proven by its tag.
  return JSON.parse(text) as VendorKeys;
}

/**
 * Keys after a vendor introduced itself: its newest one counts, the one before opens until `ends`.
 * A vendor that comes again with the same key neither shortens nor lengthens that.
 */
export function keysFrom(
  vendor: Introduction,
  earlier: VendorKeys | undefined,
  ends: Temporal.Instant,
): VendorKeys {
  const { merchantId, key, launchSecret, dialect, thousands } = vendor;
  const others = earlier?.accepted.filter((accepted) => accepted !== key) ?? [];
  const signing = hasKeyPairs(dialect) ? (earlier?.signing ?? newKeyPair().privateKey) : key;
  const accepted = [key, ...others].slice(0, mostAccepted);
  const isSame = earlier === undefined || earlier.accepted[0] === key;
  const earlierUntil = isSame ? earlier?.earlierUntil : String(ends);
  return { merchantId, launchSecret, signing, accepted, earlierUntil, thousands };
}

/** Without the key before, where its time is over. */
export function keysAt(keys: VendorKeys, now: Temporal.Instant): VendorKeys {
  const { earlierUntil } = keys;
  const isOver =
    earlierUntil !== undefined &&
    Temporal.Instant.compare(now, Temporal.Instant.from(earlierUntil)) >= 0;
  return isOver ? withoutEarlier(keys) : keys;
}

export function withoutEarlier(keys: VendorKeys): VendorKeys {
  return { ...keys, accepted: keys.accepted.slice(0, 1), earlierUntil: undefined };
}

/** What a vendor that verifies our answers needs of us. */
export function ownPublicKey(dialect: DialectName, keys: VendorKeys): string | undefined {
  return hasKeyPairs(dialect) ? publicKeyOf(keys.signing) : undefined;
}

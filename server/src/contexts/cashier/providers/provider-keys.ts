import type { Introduction } from '@portal/payments';
import type { SecretCipher, SecretPlace } from '../../../platform/secrets/secret-cipher.ts';
import type { Provider } from './adapter.ts';
import type { StoredProvider } from './store-providers.ts';

type Keys = Pick<Provider, 'requestSecret' | 'eventSecret'>;

function placeOf(code: string): SecretPlace {
  return { purpose: 'payment_provider', label: code };
}

export function sealProvider(
  cipher: SecretCipher,
  { code, name, url, requestSecret, eventSecret }: Introduction,
): StoredProvider {
  const keys: Keys = { requestSecret, eventSecret };
  const keysSecret = cipher.encrypt(placeOf(code), Buffer.from(JSON.stringify(keys)));
  return { code, name, url, keysSecret };
}

export function openProvider(cipher: SecretCipher, row: StoredProvider): Provider {
  const { code, url, keysSecret } = row;
  // What this process or one like it has encrypted, proven by its tag.
  const keys = JSON.parse(cipher.decrypt(placeOf(code), keysSecret).toString('utf8')) as Keys;
  return { code, url, ...keys };
}

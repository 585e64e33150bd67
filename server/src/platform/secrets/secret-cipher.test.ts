import { describe, expect, it } from 'vitest';
import { systemRandom } from '../random.ts';
import { createSecretCipher } from './secret-cipher.ts';

const random = systemRandom();
const [first, second] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const cipher = createSecretCipher({ keys: [first], random });
const place = { purpose: 'test', label: 'row 1' };
const plain = Buffer.from('a secret');

describe('createSecretCipher', () => {
  it('opens what it encrypted, and never encrypts alike twice', () => {
    const secret = cipher.encrypt(place, plain);
    expect(cipher.decrypt(place, secret)).toEqual(plain);
    expect(cipher.decryptKept(place, secret)).toEqual(plain);
    expect(cipher.encrypt(place, plain)).not.toEqual(secret);
    expect(secret.includes(plain)).toBe(false);
    expect(secret.subarray(0, 9)).toEqual(cipher.prefix);
  });

  it.each([
    ['another row', { ...place, label: 'row 2' }],
    ['another purpose', { ...place, purpose: 'other' }],
  ])('does not open in %s', (_, elsewhere) => {
    const secret = cipher.encrypt(place, plain);
    expect(() => cipher.decrypt(elsewhere, secret)).toThrow(/authenticate/u);
    expect(() => cipher.decryptKept(elsewhere, secret)).toThrow(/authenticate/u);
  });

  it('does not open once a single bit was changed, wherever', () => {
    const secret = cipher.encrypt(place, plain);
    expect(cipher.decryptKept(place, secret)).toEqual(plain);
    for (let at = 0; at < secret.length; at += 1) {
      const changed = Buffer.from(secret);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => cipher.decryptKept(place, changed), `byte ${at}`).toThrow();
    }
  });

  it('refuses what stands in clear', () => {
    expect(() => cipher.decrypt(place, new Uint8Array(32))).toThrow('stands in clear');
    expect(() => cipher.decrypt(place, new Uint8Array(0))).toThrow('stands in clear');
  });

  it('opens what an earlier key encrypted as long as that is given', () => {
    const secret = cipher.encrypt(place, plain);
    const later = createSecretCipher({ keys: [second, first], random });
    expect(later.decrypt(place, secret)).toEqual(plain);
    expect(later.keyId).not.toBe(cipher.keyId);
    const without = createSecretCipher({ keys: [second], random });
    expect(() => without.decrypt(place, secret)).toThrow(`the key ${cipher.keyId}`);
  });

  it('keeps a bounded number of answers, of each place the newest', () => {
    const secret = cipher.encrypt(place, plain);
    const kept = cipher.decryptKept(place, secret);
    expect(cipher.decryptKept(place, secret)).toBe(kept);
    const other = cipher.encrypt(place, Buffer.from('another secret'));
    expect(cipher.decryptKept(place, other).toString()).toBe('another secret');
    for (let row = 0; row < 20_000; row += 1) {
      const label = `row ${row + 2}`;
      cipher.decryptKept({ ...place, label }, cipher.encrypt({ ...place, label }, plain));
    }
    expect(cipher.decryptKept(place, secret)).not.toBe(kept);
  });
});

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../platform/random.ts';
import { codeHash, newCode } from './code.ts';

describe('newCode', () => {
  it('draws six digits, each of them as often (R64)', () => {
    const random = seededRandom('codes');
    const codes = Array.from({ length: 6000 }, () => newCode(random));
    expect(codes.every((code) => /^\d{6}$/u.test(code))).toBe(true);
    for (let digit = 0; digit < 10; digit += 1) {
      const share = codes.join('').split(String(digit)).length - 1;
      // 36,000 digits: 3600 of each, and five standard deviations of 57.
      expect(Math.abs(share - 3600)).toBeLessThan(285);
    }
  });

  it('draws again above the last whole million of four bytes', () => {
    const draws = [new Uint8Array([255, 255, 255, 255]), new Uint8Array([0, 0, 0, 7])];
    const random = { bytes: () => draws.shift() ?? new Uint8Array(4) };
    expect(newCode(random)).toBe('000007');
  });
});

describe('codeHash', () => {
  it('differs by browser, purpose, number and digits', () => {
    const base = { browserSecret: 'a', purpose: 'login', number: '+661', digits: '1' } as const;
    const hashes = [
      base,
      { ...base, browserSecret: 'b' },
      { ...base, purpose: 'register' as const },
      { ...base, number: '+662' },
      { ...base, digits: '2' },
    ].map((code) => codeHash(code).toString('hex'));
    expect(new Set(hashes).size).toBe(5);
  });
});

import { describe, expect, it } from 'vitest';
import { refuseUnnamed } from './refuse-unnamed.ts';

const vietnamese = { site: { defaultLocale: 'vi' } };

describe('refuseUnnamed', () => {
  it('asks for the words of the site’s own language, and for no others', () => {
    expect(() => refuseUnnamed(vietnamese, { vi: 'Mưa tối' })).not.toThrow();
  });

  it.each([{ en: 'Evening rain' }, { vi: '', en: 'Evening rain' }, {}])(
    'refuses %j where Vietnamese stands in for the others',
    (names) => {
      expect(() => refuseUnnamed(vietnamese, names)).toThrow(
        expect.objectContaining({
          code: 'validation_failed',
          data: { fields: [{ path: 'names', rule: 'required' }] },
        }),
      );
    },
  );
});

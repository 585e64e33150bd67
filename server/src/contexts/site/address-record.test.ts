import { describe, expect, it } from 'vitest';
import { cityIn } from './address-record.ts';
import { noAddressCountries } from './address-countries.ts';
import { createRegions } from './regions.ts';

/** A file that answers every address with this. */
const file = (record: unknown) => ({ get: () => record as never });

describe('cityIn', () => {
  it.each([
    ['MaxMind and DB-IP', { city: { names: { de: 'München', en: 'Munich' } } }, 'Munich'],
    ['IPinfo', { city: 'Bangkok', country_code: 'TH' }, 'Bangkok'],
    ['a file of countries', { country: { iso_code: 'US' } }, null],
    ['no English name', { city: { names: { de: 'München' } } }, null],
    ['an empty name', { city: '  ' }, null],
    ['nothing', null, null],
  ])('reads the shape of %s', (_shape, record, city) => {
    expect(cityIn(file(record), '203.0.113.9')).toBe(city);
  });

  it('says nothing of what is no address, nor of a damaged page', () => {
    expect(cityIn(file({ city: 'Bangkok' }), 'nonsense')).toBeNull();
    const damaged = {
      get: () => {
        throw new Error('damaged');
      },
    };
    expect(cityIn(damaged, '203.0.113.9')).toBeNull();
  });
});

describe('the city of an address', () => {
  it('is not told beside a country that the site itself says', () => {
    const addresses = { ...noAddressCountries, cityOf: () => 'Bangkok' };
    const overrides = [{ block: '203.0.113.0/24', countryCode: 'US' }];
    const regions = createRegions({ blocked: [], overrides }, { addresses });
    expect([regions.cityOf('203.0.113.9'), regions.cityOf('198.51.100.9')]).toEqual([
      null,
      'Bangkok',
    ]);
  });
});

import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const overrides = [
  { block: '203.0.113.0/24', countryCode: 'VN' },
  { block: '198.51.100.0/24', countryCode: 'NO' },
];
const server = runningServer(test, {
  siteFile: siteFileWith({ phoneCountries: ['TH', 'VN'], regions: { blocked: [], overrides } }),
});

describe('GET /wps/relay/getCountryCode', () => {
  it.each([
    ['where the caller is', '203.0.113.9', { countryCode: 'VN', countryDialingCode: '84' }],
    [
      'the default where nothing is known',
      '192.0.2.4',
      { countryCode: 'TH', countryDialingCode: '66' },
    ],
    [
      'the default where the site takes no numbers',
      '198.51.100.4',
      { countryCode: 'TH', countryDialingCode: '66' },
    ],
  ])('answers %s', async (_what, ip, country) => {
    const got = await server.browser(ip).call(endpoints.readCountryCode);
    expect([got.status, got.value]).toEqual([200, country]);
  });
});

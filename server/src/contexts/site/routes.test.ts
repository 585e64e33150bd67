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
const line = { name: { EN: 'A line' }, text: { EN: 'By day.' }, phone: '', url: '' };
const server = runningServer(test, {
  siteFile: siteFileWith({
    phoneCountries: ['TH', 'VN'],
    regions: { blocked: [], overrides },
    helpLines: [
      { ...line, id: 'no-line', country: 'NO', phone: '800 800 40' },
      { ...line, id: 'vn-line', country: 'VN', phone: '111' },
      { ...line, id: 'web', country: '', url: 'https://lines.example/' },
    ],
  }),
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

describe('GET /wps/system/helpLines', () => {
  it.each([
    ['of Vietnam', '203.0.113.9', ['vn-line', 'no-line', 'web'], 'vn-line'],
    ['of nowhere known', '192.0.2.4', ['no-line', 'vn-line', 'web'], undefined],
  ])('puts the line near a caller %s first (RG-08)', async (_what, ip, ids, near) => {
    const got = await server.browser(ip).call(endpoints.readHelpLines);
    const { lines } = endpoints.readHelpLines.reply.parse(got.value);
    expect(lines.map(({ id }) => id)).toEqual(ids);
    expect(lines.find(({ isNear }) => isNear)?.id).toBe(near);
    expect(lines[0]).toMatchObject({ name: 'A line', text: 'By day.' });
  });
});

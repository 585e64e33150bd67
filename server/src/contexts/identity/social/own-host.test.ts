import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { identityProvider } from '../../../../test/factories/identity-provider.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { ownHost } from './own-host.ts';

const elsewhere = identityProvider();
const test = testDatabase();
const lines = { domains: ['lamp.example', 'www.lamp.example'], mainDomain: 'lamp.example' };
const settings = { signInFile: elsewhere.file, siteFile: siteFileWith(lines) };
const server = runningServer(test, settings, { rates: endlessRates });

describe('the host that a provider sends a browser back to', () => {
  it.each([
    ['evil.example', 'lamp.example'],
    ['www.lamp.example', 'www.lamp.example'],
    ['localhost:8080', 'localhost:8080'],
  ])('after a call to %s is %s', async (host, expected) => {
    const command = { params: { provider: 'google' }, body: { purpose: 'login' } };
    const got = await server
      .browser()
      .call(endpoints.startSocial, { ...command, headers: { host } });
    const address = new URL(String(got.value['address']));
    expect(new URL(address.searchParams.get('redirect_uri') ?? '').host).toBe(expected);
  });

  it.each([
    [
      'any where the site names no lines',
      'any.example',
      { domains: [], mainDomain: '' },
      'any.example',
    ],
    [
      'the first line where none is the main one',
      'x.example',
      { ...lines, mainDomain: '' },
      'lamp.example',
    ],
    ['no machine of its own where it is no demo', 'localhost', lines, 'lamp.example'],
  ])('is %s', (_name, host, site, expected) => {
    expect(ownHost({ host }, { ...site, isDemo: false })).toBe(expected);
  });
});

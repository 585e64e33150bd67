import { describe, expect, it } from 'vitest';
import { envExample, readConfig } from './config.ts';

describe('readConfig', () => {
  it.each([
    ['PORT', 'eighty', /^PORT=eighty is not valid: must be a whole number/u],
    ['PORT', '70000', /^PORT=70000 is not valid: must be at most 65535/u],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL=mysql:\/\/x is not valid: must be a postgres/u],
    ['DEMO', 'yes', /^DEMO=yes is not valid/u],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL=loud is not valid/u],
    ['TRUSTED_PROXIES', '10.0.0.0/8, all', /^TRUSTED_PROXIES=.* is not valid: must be addresses/u],
    ['CONNECTIONS', '0', /^CONNECTIONS=0 is not valid: must be at least 16/u],
    ['PORTAL_PORT', '1', /^PORTAL_PORT is not a setting/u],
  ])('names the bad value %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it('names every bad value at once', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT=x[^]*DEMO=x/u);
  });

  it('seeds the demo site with the embedded database only, unless told', () => {
    const url = 'postgres://localhost/portal';
    expect(readConfig({}).isDemo).toBe(true);
    expect(readConfig({ DATABASE_URL: url }).isDemo).toBe(false);
    expect(readConfig({ DATABASE_URL: url, DEMO: '1' }).isDemo).toBe(true);
    expect(readConfig({ DEMO: '0' }).isDemo).toBe(false);
  });

  it('takes an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
    });
  });

  it('reads proxies and caps of the edge', () => {
    const { edge } = readConfig({
      DEMO: '0',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      PLACES_READ: '9',
    });
    expect(edge.trust).toEqual({ proxies: ['10.0.0.0/8', '::1'], isDemo: false });
    expect(edge.caps.places).toMatchObject({ read: 9, play: 2048 });
  });

  it('wants to know where providers of payments reach an operated site', () => {
    const operated = { DEMO: '0', PAYMENTS_FILE: 'payments.json' };
    expect(() => readConfig(operated)).toThrow(/^PAYMENTS_FILE needs WALLET_URL, our own address/u);
    const WALLET_URL = 'https://wallet.example';
    expect(readConfig({ ...operated, WALLET_URL }).walletUrl).toBe(WALLET_URL);
    expect(readConfig({ PAYMENTS_FILE: 'payments.json' }).walletUrl).toBeUndefined();
  });

  it('describes every setting with its default', () => {
    expect(envExample()).toContain('#PORT=8080');
    expect(envExample()).toContain('#DATABASE_URL=\n');
  });
});

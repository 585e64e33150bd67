import { describe, expect, it } from 'vitest';
import { openOwnAddress } from './own-address.ts';

const demo = { walletUrl: undefined, isDemo: true, host: '127.0.0.1', port: 8080 };

describe('openOwnAddress', () => {
  it.each([
    ['http://127.0.0.1:8080', demo],
    ['http://127.0.0.1:8080', { ...demo, host: '0.0.0.0' }],
    ['http://127.0.0.1:8080', { ...demo, host: '::' }],
    ['http://[::1]:8080', { ...demo, host: '::1' }],
    ['http://192.0.2.7:8080', { ...demo, host: '192.0.2.7' }],
    ['https://wallet.example', { ...demo, walletUrl: 'https://wallet.example' }],
    [undefined, { ...demo, isDemo: false }],
    [undefined, { ...demo, port: 0 }],
  ])('is %s', (url, config) => {
    expect(openOwnAddress(config).url()).toBe(url);
  });

  it('of a free port is known once it is listened on', () => {
    const own = openOwnAddress({ ...demo, port: 0 });
    own.listensOn(41_000);
    expect(own.url()).toBe('http://127.0.0.1:41000');
  });
});

import { describe, expect, it } from 'vitest';
import { returnOrigin } from './return-origin.ts';

const lines = { domains: ['play.example', 'b.example'], mainDomain: 'play.example' };
const none = { domains: [], mainDomain: '' };
const wallet = 'https://wallet.example';
const demo = 'http://127.0.0.1:8080';

describe('returnOrigin', () => {
  it.each([
    ['a line of the site', 'B.example', lines, wallet, 'https://b.example'],
    ['a host of somebody else', 'evil.example', lines, wallet, 'https://play.example'],
    ['another port of this machine', '127.0.0.1:18999', lines, wallet, 'https://play.example'],
    ['another name of a demo', 'localhost:8080', none, demo, 'https://localhost:8080'],
    ['another port of the machine of a demo', '127.0.0.1:18999', none, demo, demo],
    ['a host of somebody else without lines', 'evil.example', none, wallet, wallet],
    ['a host of somebody else without anything', 'evil.example', none, undefined, undefined],
  ])('knows %s', (_, host, site, ownUrl, origin) => {
    expect(returnOrigin({ host, isSecure: true }, site, ownUrl)).toBe(origin);
  });
});

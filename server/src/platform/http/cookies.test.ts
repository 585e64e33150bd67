import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../../test/factories/identity.ts';
import { cookieHeader, hostCookie, readHostCookie } from './cookies.ts';

const cookie = { name: 'sid', value: 'x', maxAgeSeconds: 60 };

describe('a cookie of the server', () => {
  it.each([
    ['over HTTPS', { isSecure: true, host: 'casino.example' }],
    ['on localhost', { isSecure: false, host: 'localhost:8080' }],
  ])('is bound to the host and Secure %s', (_place, facts) => {
    const header = cookieHeader(hostCookie({ ...buildRequest(), ...facts }, cookie));
    expect(header).toBe('__Host-sid=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict');
  });

  it('on plain HTTP elsewhere is neither, because a browser would not keep it', () => {
    const header = cookieHeader(hostCookie(buildRequest({ host: 'casino.example' }), cookie));
    expect(header).toBe('sid=x; Max-Age=60; Path=/; HttpOnly; SameSite=Strict');
  });

  it.each([
    ['over HTTPS', { isSecure: true, host: 'casino.example' }, ['__Host-sid']],
    ['on localhost', { isSecure: false, host: 'localhost:8080' }, ['__Host-sid']],
    ['on plain HTTP elsewhere', { isSecure: false, host: 'casino.example' }, ['sid']],
  ])('is read under the one name that it has %s (R73)', (_place, facts, names) => {
    const read = ['sid', '__Host-sid'].filter((name) => {
      const cookies = new Map([[name, 'x']]);
      return readHostCookie(buildRequest({ ...facts, cookies }), 'sid') === 'x';
    });
    expect(read).toEqual(names);
  });
});

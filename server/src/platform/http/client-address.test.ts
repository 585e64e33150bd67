import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressOf, createClientReader, subnetOf } from './client-address.ts';

const proxies = ['10.0.0.0/8', '2001:db8:1::/48', '127.0.0.1'];

/** What the reader says of a request from `peer` with these headers. */
function read(
  peer: string,
  headers: Readonly<Record<string, string>>,
  trust = { proxies, isDemo: false },
) {
  const socket = { remoteAddress: peer } as Socket;
  return createClientReader(trust).read({ headers, socket });
}

describe('a client', () => {
  it.each([
    // Peer, X-Forwarded-For, address.
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['2001:db8:1::7', '203.0.113.9', '203.0.113.9'],
    ['10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['10.1.2.3', '1.1.1.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['10.1.2.3', '203.0.113.9:4711', '203.0.113.9'],
    ['10.1.2.3', '[2a00::1]:443', '2a00::1'],
    ['10.1.2.3', '[2a00::1]', '2a00::1'],
    ['10.1.2.3', '10.4.4.4', '10.4.4.4'],
    // A proxy of ours that names nobody: nobody is let in.
    ['10.1.2.3', '', undefined],
    ['10.1.2.3', 'unknown', undefined],
    ['10.1.2.3', '203.0.113.9, x', undefined],
    ['10.1.2.3', '203.0.113.9:http', undefined],
    ['10.1.2.3', '203.0.113.999', undefined],
    ['', '203.0.113.9', undefined],
  ])('of peer %s that forwards "%s" is %s', (peer, forwarded, ip) => {
    expect(read(peer, { 'x-forwarded-for': forwarded })?.ip).toBe(ip);
  });

  it('is secure when a proxy of ours says so, or says nothing', () => {
    const from = (peer: string, proto?: string) =>
      read(peer, {
        'x-forwarded-for': '203.0.113.9',
        ...(proto !== undefined && { 'x-forwarded-proto': proto }),
      })?.isSecure;
    expect([from('10.0.0.1', 'https'), from('10.0.0.1')]).toEqual([true, true]);
    expect([from('10.0.0.1', 'http'), from('10.0.0.1', 'https, http')]).toEqual([false, false]);
    expect(from('198.51.100.1', 'https')).toBe(false);
  });

  it('on this machine is counted like any other outside the demo', () => {
    const none: readonly string[] = [];
    const isLocal = (peer: string, isDemo: boolean) =>
      read(peer, {}, { proxies: [...none], isDemo })?.isLocal;
    expect([isLocal('127.0.0.1', true), isLocal('::1', true)]).toEqual([true, true]);
    expect([isLocal('127.0.5.1', true), isLocal('203.0.113.1', true)]).toEqual([false, false]);
    expect([isLocal('127.0.0.1', false), isLocal('::1', false)]).toEqual([false, false]);
  });
});

describe('addressOf', () => {
  it.each(['', ' ', '1.2.3', '1.2.3.4.5', '1.2.3.4:', '1.2.3.4:123456', '[1.2.3', 'fe80::1%x y'])(
    'understands no address in "%s"',
    (text) => {
      expect(addressOf(text)).toBeUndefined();
    },
  );
});

describe('subnetOf', () => {
  it('reads addresses and CIDRs, and refuses the rest', () => {
    expect(subnetOf('10.0.0.0/8')).toEqual({ address: '10.0.0.0', prefix: 8, isV6: false });
    expect(subnetOf('::1')).toEqual({ address: '::1', prefix: 128, isV6: true });
    const bad = [
      '',
      'loopback',
      '10.0.0.0/33',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '::/129',
      '10.0.0.0/x',
    ];
    expect(bad.map((text) => subnetOf(text))).toEqual(bad.map(() => undefined));
  });
});

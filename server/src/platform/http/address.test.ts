import { describe, expect, it } from 'vitest';
import { addressBlock, connectionAddress, isThisMachine, plainAddress } from './address.ts';

describe('addressBlock', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['::ffff:cb00:714d', '203.0.113.0/24'],
    ['0:0:0:0:0:FFFF:203.0.113.77', '203.0.113.0/24'],
    ['::fffe:203.0.113.77', '0:0:0:0::/56'],
    ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
    ['2001:db8:1:2aa:ffff:ffff:ffff:ffff', '2001:db8:1:200::/56'],
    ['2001:db8::', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});

describe('connectionAddress', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:1:2ff::1', '2001:db8:1:2ff::/64'],
    ['2001:db8:1:2ff:ffff:ffff:ffff:ffff', '2001:db8:1:2ff::/64'],
    ['2001:db8:1:2fe::1', '2001:db8:1:2fe::/64'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, connection) => {
    expect(connectionAddress(address)).toBe(connection);
  });
});

describe('isThisMachine', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.8.9.1', false],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['128.0.0.1', false],
    ['::2', false],
    ['127.evil', false],
  ])('of %s is %s', (address, isLocal) => {
    expect(isThisMachine(address)).toBe(isLocal);
    expect(plainAddress(address)).not.toMatch(/^::ffff:/u);
  });
});

import { describe, expect, it } from 'vitest';
import { readNetworks } from './networks.ts';

const list = `# of the operator
198.51.100.0/25   # a hosting provider
198.51.100.128/26
203.0.113.7

10.0.0.0/8
10.1.0.0/16
2001:db8:1::/48
2001:db8:2::5
`;

describe('readNetworks', () => {
  const networks = readNetworks(list);
  it.each([
    ['198.51.99.255', false],
    ['198.51.100.0', true],
    ['198.51.100.127', true],
    ['198.51.100.191', true],
    ['198.51.100.192', false],
    ['203.0.113.6', false],
    ['203.0.113.7', true],
    ['203.0.113.8', false],
    ['10.0.0.0', true],
    ['10.255.255.255', true],
    ['11.0.0.0', false],
    ['2001:db8:1::', true],
    ['2001:db8:1:ffff:ffff:ffff:ffff:ffff', true],
    ['2001:0db8:0001:0000::1', true],
    ['2001:db8:2::5', true],
    ['2001:db8:2::6', false],
    ['::1', false],
    ['nonsense', false],
  ])('%s: %s', (ip, isNamed) => {
    expect('has' in networks && networks.has(ip)).toBe(isNamed);
  });

  it.each(['198.51.100.0/33', '198.51.100/24', '2001:db8::/129', '1.2.3.4/8/9', '1.2.3.4/', 'any'])(
    'takes %s for no block, and names its line',
    (block) => {
      expect(readNetworks(`10.0.0.0/8\n\n${block}\n`)).toEqual({ faultAt: 3 });
    },
  );

  it('may hold all there are, and none', () => {
    const [all, none] = [readNetworks('0.0.0.0/0'), readNetworks('')];
    expect('has' in all && all.has('8.8.8.8')).toBe(true);
    expect('has' in none && none.has('8.8.8.8')).toBe(false);
  });
});

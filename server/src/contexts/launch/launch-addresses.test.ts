import { describe, expect, it } from 'vitest';
import { hostsFor } from '../../platform/hosts-for.ts';
import { launchAddresses } from './launch-addresses.ts';

const url = 'https://vendor.example/play?g=1';
const ip = '203.0.113.9';

describe('launchAddresses', () => {
  it('keeps path and query at each host, in the order of the caller', () => {
    const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];
    const { first, others } = launchAddresses(url, { hosts, ip });
    expect([first, ...others]).toEqual(hostsFor(ip, hosts).map((host) => `${host}/play?g=1`));
  });

  it("is the vendor's own where the site has no host", () => {
    expect(launchAddresses(url, { hosts: ['/own'], ip })).toEqual({ first: url, others: [] });
  });
});

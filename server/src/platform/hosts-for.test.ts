import { describe, expect, it } from 'vitest';
import { hostsFor } from './hosts-for.ts';

const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];

describe('hostsFor', () => {
  it('gives one key the same order each time', () => {
    expect(hostsFor('mbr_1', hosts)).toEqual(hostsFor('mbr_1', hosts.toReversed()));
  });

  it('keeps the order of the others when a host goes', () => {
    const [first, ...others] = hostsFor('mbr_1', hosts);
    expect(
      hostsFor(
        'mbr_1',
        hosts.filter((host) => host !== first),
      ),
    ).toEqual(others);
  });

  it('spreads keys over all hosts', () => {
    const firsts = Array.from({ length: 300 }, (_, index) => hostsFor(`mbr_${index}`, hosts)[0]);
    for (const host of hosts) {
      expect(firsts.filter((first) => first === host).length).toBeGreaterThan(60);
    }
  });
});

import { describe, expect, it, vi } from 'vitest';
import { answeringAddress } from './answering-address.ts';

const addresses = ['https://one.example/g?t=1', 'https://two.example/g?t=1'];

function answeringAt(...hosts: readonly string[]) {
  return vi.fn((address: string) =>
    hosts.includes(new URL(address).host)
      ? Promise.resolve()
      : Promise.reject(new TypeError('Failed to fetch')),
  );
}

describe('answeringAddress', () => {
  it.each([
    [['one.example', 'two.example'], addresses[0]],
    [['two.example'], addresses[1]],
    [[], addresses[0]],
  ] as const)('with answers of %j', async (hosts, expected) => {
    expect(await answeringAddress(addresses, answeringAt(...hosts))).toBe(expected);
  });

  it('asks hosts alone, without the token of the launch', async () => {
    const ask = answeringAt('one.example');
    await answeringAddress(addresses, ask);
    expect(ask.mock.calls).toEqual([['https://one.example/'], ['https://two.example/']]);
  });

  it('asks nobody about the only address', async () => {
    const ask = answeringAt();
    expect(await answeringAddress(addresses.slice(0, 1), ask)).toBe(addresses[0]);
    expect(ask).not.toHaveBeenCalled();
  });
});

import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterUnbound, prove } from '../../../../../test/factories/cashier.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** Addresses of EIP-55, its test cases. */
const [shared, raced] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
];

let keys = 0;

async function bind(by: TestBrowser, chain: string, number: string = shared) {
  await prove(by);
  const body = { kind: 'CRYPTO', institution: chain, holder: 'Mike Somchai', number };
  const key = `chain-key-${(keys += 1)}`;
  return by.call(endpoints.createPayoutAccount, { body, key });
}

describe('an address that stands on two chains', () => {
  it('is an account on each for its member, once, and for nobody else', async () => {
    const [own, other] = [await enterUnbound(test, server), await enterUnbound(test, server)];
    expect((await bind(own.browser, 'Ethereum')).status).toBe(200);
    const second = await bind(own.browser, 'BNB Smart Chain');
    expect(second.value['accounts']).toMatchObject([
      { institution: 'Ethereum' },
      { institution: 'BNB Smart Chain' },
    ]);
    const again = await bind(own.browser, 'BNB Smart Chain');
    expect(again.code).toBe('payout_account_taken');
    expect((await bind(own.browser, 'Ethereum')).code).toBe('payout_account_taken');
    for (const chain of ['Ethereum', 'BNB Smart Chain']) {
      expect((await bind(other.browser, chain)).code).toBe('payout_account_taken');
    }
  });

  it('is bound by one of two members who name it at once, each on another chain', async () => {
    const [one, two] = [await enterUnbound(test, server), await enterUnbound(test, server)];
    const both = await Promise.all([
      bind(one.browser, 'Ethereum', raced),
      bind(two.browser, 'BNB Smart Chain', raced),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.map(({ code }) => code)).toContain('payout_account_taken');
  });
});

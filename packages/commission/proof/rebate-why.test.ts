import { formatScaled } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { prizeGroupRebates } from '../src/rebate/prize-group.ts';
import { rebateChain } from '../src/rebate/chain.ts';
import { rebateFaults, type RebateWhy } from './readers/rebate-why.ts';

const money = (minor: bigint) => formatScaled(minor, 2);
const exact = (amountE4: bigint) => formatScaled(amountE4, 4);

/** What an agent of 1.2345 % and group 1958 is told of a member of 1 % and group 1956. */
function told(valids: readonly bigint[], stakes: readonly bigint[]): RebateWhy {
  const ofRates = valids.map((valid) => rebateChain(valid, [10_000n, 12_345n])[1]?.amount ?? 0n);
  const ofGroups = stakes.map((stake) => {
    const groups = { betGroup: 1956, memberGroup: 1956, uplineGroups: [1958] };
    return prizeGroupRebates({ stakeMinor: stake * 100n, ...groups })[1]?.amount ?? 0n;
  });
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, part) => total + part, 0n);
  const steps = [
    { factor: '2345/1000000', base: money(sum(valids)), amounts: ofRates },
    { factor: '2/2000', base: money(sum(stakes)), amounts: ofGroups },
  ].map(({ amounts, ...step }) => {
    return { ...step, times: amounts.length, earned: exact(sum(amounts)) };
  });
  const valid = money(sum([...valids, ...stakes]));
  const earned = exact(sum([...ofRates, ...ofGroups]));
  return { valid, earned, content: [{ account: 'northgate', valid, earned, steps }] };
}

const file = told([33_333n, 12_347n, 501n, -333n], [20_003n, 777n]);

describe('the file of a rebate', () => {
  it('is computed again from what each account played', () => {
    expect(rebateFaults(file)).toEqual([]);
    expect(rebateFaults(told([], []))).toEqual([]);
  });

  it.each([
    ['a total', { ...file, earned: '9.0000' }, ['earned']],
    ['a base', changed({ base: '900.00' }), ['northgate: step 0', 'northgate: valid']],
    ['an amount', changed({ earned: '9.0000' }), ['northgate: step 0', 'northgate: earned']],
    ['a rate', changed({ factor: '2346/1000000' }), ['northgate: step 0']],
  ])('is found out where %s was changed', (_, forged, faults) => {
    expect(rebateFaults(forged)).toEqual(faults);
  });
});

/** The same with another first step. */
function changed(other: Partial<RebateWhy['content'][number]['steps'][number]>): RebateWhy {
  const content = file.content.map((row) => {
    return {
      ...row,
      steps: row.steps.map((step, place) => (place === 0 ? { ...step, ...other } : step)),
    };
  });
  return { ...file, content };
}

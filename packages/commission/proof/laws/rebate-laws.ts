import {
  accrue,
  claim,
  claimRefusal,
  defaultValidBetPolicy,
  fitsBetween,
  isReturnAllowed,
  manualClaimLeastMinor,
  memberRebatePpm,
  prizeAtGroup,
  rebateE4,
  returnPpm,
  validBets,
} from '../../src/index.ts';
import type { Law } from '@portal/proof';
import { flat } from './sample-contract.ts';

/** agents-loyalty-money.md A3, A7 to A10. */
export function rebateLaws(): readonly Law[] {
  return [...accrualLaws(), ...turnoverLaws()];
}

function accrualLaws(): readonly Law[] {
  const open = accrue({ accruedE4: 0n, paidE4: 0n }, rebateE4(12_345n, 12_000n).amount);
  const paid = claim(open, 1n);
  const voided = accrue(paid.accrual, -10_000n);
  return [
    ['rebate of 123.45 at 1.2 %', open.accruedE4, 14_814n],
    ['a claim pays whole units', [paid.payMinor, paid.accrual.paidE4], [148n, 14_800n]],
    ['below the least claim nothing is paid', claim(open, 149n).payMinor, 0n],
    ['exactly the least claim is paid', claim(open, 148n).payMinor, 148n],
    ['a void waits for later accrual', claim(voided, 1n).payMinor, 0n],
    [
      'claims by hand',
      [
        ['00:29', 60, 500n],
        ['00:30', 9, 500n],
        ['00:30', 10, 99n],
        ['00:30', 10, 100n],
      ].map(([time, seconds, minor]) =>
        claimRefusal({
          siteTime: Temporal.PlainTime.from(String(time)),
          secondsSinceLastClaim: Number(seconds),
          claimableMinor: BigInt(minor ?? 0),
          leastMinor: manualClaimLeastMinor(2),
        }),
      ),
      ['rebate_closed', 'claim_too_soon', 'below_least_claim', undefined],
    ],
    [
      'one of any currency',
      [0, 2, 3].map((exponent) => manualClaimLeastMinor(exponent)),
      [1n, 100n, 1000n],
    ],
    [
      'the best rate counts',
      memberRebatePpm('LIVE', 9_000n, { ppm: 7_000n, isAbsolute: false }),
      9_000n,
    ],
    [
      'an absolute rate replaces',
      memberRebatePpm('LIVE', 9_000n, { ppm: 7_000n, isAbsolute: true }),
      7_000n,
    ],
    [
      'a rate fits its neighbours',
      [8n, 12n, 13n, 7n].map((rate) => fitsBetween(rate, { parent: 12n, highestChild: 8n })),
      [true, true, false, false],
    ],
    ['prize of 2.00 at group 1800', prizeAtGroup(200n, 1_000n, 1_800), 180_000n],
  ];
}

function turnoverLaws(): readonly Law[] {
  const ticket = { category: 'SPORTS', stakeMinor: 101n, payoutMinor: 150n } as const;
  const sides = ['BIG', 'SMALL'].map((side) => ({
    category: 'LOTT' as const,
    stakeMinor: 1_000n,
    payoutMinor: 0n,
    result: 'LOSE' as const,
    side,
  }));
  return [
    [
      'half results count half, floored',
      validBets([{ ...ticket, result: 'HALF_WIN' }], defaultValidBetPolicy),
      [50n],
    ],
    [
      'cash-outs count the smaller',
      validBets([{ ...ticket, result: 'CASHOUT' }], defaultValidBetPolicy),
      [49n],
    ],
    [
      'zero both',
      validBets([...sides, ...sides.slice(0, 1)], {
        ...defaultValidBetPolicy,
        opposite: 'ZERO_BOTH',
      }),
      [0n, 0n, 0n],
    ],
    [
      'return of a chain',
      returnPpm({
        rebatePpm: 8_000n,
        salaries: [
          [flat(500n), flat(900n)],
          [flat(200n, { rateType: 'F', rate: 100n, minBetMinor: 1_000_000n })],
        ],
      }),
      9_000n,
    ],
    [
      'at the guard',
      isReturnAllowed('LIVE', { rebatePpm: 8_000n, salaries: [[flat(1_000n)]] }),
      true,
    ],
    [
      'above the guard',
      isReturnAllowed('LIVE', { rebatePpm: 8_000n, salaries: [[flat(1_001n)]] }),
      false,
    ],
  ];
}

import {
  acceptEffects,
  carryOut,
  periodOf,
  proposeEffects,
  replay,
  uncoveredRow,
} from '../../src/index.ts';
import type { Law } from '@portal/proof';
import { contract, flat } from './sample-contract.ts';

const at = (text: string): Temporal.Instant => Temporal.Instant.from(text);

/** agents-loyalty-money.md Laws of agents-loyalty-money.md C3 and C5, and of replay. */
export function contractLaws(): readonly Law[] {
  return [...acceptLaws(), ...termLaws()];
}

function acceptLaws(): readonly Law[] {
  const pending = contract({
    id: 'K2',
    payer: 'A1',
    payee: 'A2',
    state: 'PENDING',
    tiers: [flat(7_000n)],
  });
  const live = contract({
    id: 'K3',
    payer: 'A1',
    payee: 'A3',
    scope: 'LOTT',
    tiers: [flat(7_000n)],
  });
  const lower = contract({ id: 'K9', tiers: [flat(5_000n)] });
  const category = contract({ id: 'K9', scope: 'RNG', tiers: [flat(9_000n)] });
  return [
    [
      'an offer that is no longer covered is cancelled',
      acceptEffects([contract({}), pending], lower).map(({ state, reason }) => [state, reason]),
      [
        ['SUPERSEDED', 'REPLACED'],
        ['CANCELLED', 'HIGHER_THAN_OWN'],
      ],
    ],
    [
      'a category is lost when its only cover is another',
      acceptEffects([live], category).map(({ reason }) => reason),
      ['OWN_CONTRACT_LOST'],
    ],
    [
      'a consolidated contract covers a category',
      acceptEffects([live], contract({ id: 'K9' })).length,
      0,
    ],
    [
      'proposing ends nothing by default',
      proposeEffects([contract({})], lower, { endsOldOnPropose: false }),
      [],
    ],
    [
      'proposing ends the pair and what it covered, read literally',
      proposeEffects([contract({}), { ...live, state: 'ACTIVE' }], lower, {
        endsOldOnPropose: true,
      }).map(({ reason }) => reason),
      ['REPLACED', 'OWN_CONTRACT_LOST'],
    ],
    ['other kinds stay', acceptEffects([contract({ kind: 'HOURLY' })], lower).length, 0],
  ];
}

function termLaws(): readonly Law[] {
  const carried = (mode: 'FULL' | 'PREVIOUS' | 'SAME_MONTH', isLastOfMonth: boolean): bigint =>
    carryOut({ mode, ownMinor: -100n, carryInMinor: -50n, isLastOfMonth });
  const noCosts = { rebate: 0n, bonus: 0n, fee: 0n, vendorFee: 0n, salary: 0n, chargeback: 0n };
  const figures = { validMinor: 5_000_000n, ggrMinor: 0n, costs: noCosts, active: 3 };
  return [
    [
      'fewer active members are not covered',
      uncoveredRow([flat(8_000n, { minActive: 3 })], [flat(8_000n, { minActive: 2 })]),
      0,
    ],
    [
      'a fixed promise stays below the floor',
      [4_000n, 4_001n].map((rate) =>
        uncoveredRow([flat(4_000n)], [flat(rate, { rateType: 'F', minBetMinor: 1_000_100n })]),
      ),
      [undefined, 0],
    ],
    [
      'the fifteenth is in the first half',
      periodOf('SEMIMONTHLY', 'UTC', at('2026-11-15T12:00:00Z')).key,
      '2026-11-H1',
    ],
    ['full carry keeps both', carried('FULL', true), -150n],
    ['previous keeps the last', carried('PREVIOUS', true), -100n],
    ['same month keeps into the second half', carried('SAME_MONTH', false), -150n],
    ['same month drops the rest', carried('SAME_MONTH', true), 0n],
    [
      'the five-minute grid',
      periodOf('FIVE_MIN', 'Asia/Kathmandu', at('2026-11-10T02:09:59Z')).key,
      '2026-11-10T02:05Z',
    ],
    [
      'a boundary is its own',
      periodOf('FIVE_MIN', 'Asia/Kathmandu', at('2026-11-10T02:10:00Z')).key,
      '2026-11-10T02:10Z',
    ],
    [
      'replay on past figures',
      replay(
        contract({}),
        [
          { key: 'a', figures },
          { key: 'b', figures },
        ],
        { lossBasis: 'NGR' },
      ).totalMinor,
      80_000n,
    ],
  ];
}

import { expect, it } from 'vitest';
import { type PeerPattern, peerSignsOf } from './peer-signs.ts';

const calm: PeerPattern = {
  metMost: 1,
  payers: 9,
  receivers: 9,
  payments: 18,
  roundPayments: 17,
  foreignPayers: 0,
};
const nothing: PeerPattern = {
  metMost: 0,
  payers: 0,
  receivers: 0,
  payments: 0,
  roundPayments: 0,
  foreignPayers: 0,
};

it.each([
  [{}, []],
  [nothing, []],
  [{ ...nothing, foreignPayers: 1 }, []],
  [{ metMost: 2 }, ['peer_pair']],
  [{ payers: 10 }, ['peer_fan_in']],
  [{ receivers: 10 }, ['peer_fan_out']],
  [{ payments: 2, roundPayments: 2 }, []],
  [{ payments: 3, roundPayments: 3 }, ['peer_round_amounts']],
  [{ foreignPayers: 1 }, ['peer_foreign_payer']],
  [{ metMost: 3, payers: 10 }, ['peer_pair', 'peer_fan_in']],
] as const)('dealings with members of %o show %o', (change, signs) => {
  expect(peerSignsOf({ ...calm, ...change })).toEqual(signs);
});

import type { Sample } from '../sample.ts';
import { readGame } from './catalog.ts';
import { slotDesign, slotRound } from './slot-round.ts';

export const changeClientSeed: Sample<'changeClientSeed'> = {
  serverSeedHash: 'a'.repeat(64),
  serverSeedIndex: 7,
  nextServerSeedHash: 'b'.repeat(64),
  nextServerSeedIndex: 8,
  clientSeed: 'my-own-seed',
  nonce: '42',
};

const revealed = {
  serverSeed: 'c'.repeat(64),
  serverSeedHash: 'e'.repeat(64),
  serverSeedIndex: 6,
  rounds: '12',
  revealedAt: '2026-03-01T09:00:00Z',
};

export const readSeeds: Sample<'readSeeds'> = { current: changeClientSeed, revealed: [revealed] };

export const rotateSeeds: Sample<'rotateSeeds'> = {
  current: { ...changeClientSeed, serverSeedHash: 'b'.repeat(64), nonce: '0' },
  revealed,
};

export const readDesign: Sample<'readDesign'> = slotDesign;
export const spinSlot = slotRound;

export const launchGame: Sample<'launchGame'> = {
  kind: 'house',
  engine: 'slot',
  game: readGame,
  mode: 'real',
  currency: 'THB',
  defaultStake: '3.00',
  balance: '12480.50',
  seeds: changeClientSeed,
  theme: 'harbour',
  design: slotDesign,
  stakes: [
    { stake: '3.00', creditValue: '1.00' },
    { stake: '6.00', creditValue: '2.00' },
  ],
  mayStopEarly: false,
  unshownRound: null,
};

export const readCommitments: Sample<'readCommitments'> = {
  batch: 1,
  batches: 1,
  committedAt: '2026-03-01T00:00:00Z',
  previousDigest: '0'.repeat(64),
  digest: 'f'.repeat(64),
  commitments: [{ index: 7, hash: 'a'.repeat(64), state: 'in_use', serverSeed: null }],
};

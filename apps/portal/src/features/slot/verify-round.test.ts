import {
  commitment,
  createStream,
  designHash,
  slotDesigns,
  spinSlot,
  type SlotDesign,
} from '@portal/games';
import { describe, expect, it } from 'vitest';
import type { Receipt } from './round.ts';
import { verifyRound } from './verify-round.ts';

const serverSeed = '0123456789abcdef'.repeat(4);
const seedBytes = Uint8Array.from({ length: 32 }, (_, at) =>
  Number.parseInt(serverSeed.slice(at * 2, at * 2 + 2), 16),
);

/** What the server would answer for a round of these seeds; amounts are not checked here. */
function receiptOf(design: SlotDesign, clientSeed: string, nonce: number): Receipt {
  const stream = createStream({ serverSeed: seedBytes, clientSeed, nonce });
  const { base, freeSpins } = spinSlot(design, stream);
  const hash = designHash(design);
  const round = {
    serverSeedHash: commitment(seedBytes),
    clientSeed,
    nonce: String(nonce),
    designHash: hash,
    base,
    freeSpins,
  };
  return { round, design: { ...design, hash }, serverSeed } as unknown as Receipt;
}

const allFine = { commitment: true, design: true, stops: true, win: true };

describe('verifyRound', () => {
  it.each(Object.values(slotDesigns).map((design) => [design.id, design] as const))(
    'finds honest rounds of %s right',
    async (_id, design) => {
      for (let nonce = 0; nonce < 40; nonce += 1) {
        expect(await verifyRound(receiptOf(design, 'my-seed', nonce))).toEqual(allFine);
      }
    },
  );

  const [design] = Object.values(slotDesigns);
  const honest = design === undefined ? undefined : receiptOf(design, 'my-seed', 7);

  it.each([
    ['another client seed', { clientSeed: 'other' }, 'stops'],
    ['another nonce', { nonce: '8' }, 'stops'],
    ['another commitment', { serverSeedHash: 'f'.repeat(64) }, 'commitment'],
    ['another version of the rules', { designHash: 'f'.repeat(64) }, 'design'],
  ] as const)('catches %s', async (_what, change, check) => {
    const changed = { ...honest, round: { ...honest?.round, ...change } } as unknown as Receipt;
    const verdict = await verifyRound(changed);
    expect(verdict[check]).toBe(false);
  });

  it('finds nothing right without a revealed seed', async () => {
    const hidden = { ...honest, serverSeed: null } as unknown as Receipt;
    expect(Object.values(await verifyRound(hidden))).toEqual([false, false, false, false]);
  });
});

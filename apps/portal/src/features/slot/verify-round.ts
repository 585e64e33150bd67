import type { Receipt } from './round.ts';

/** The steps of checking a round, in the order in which they are shown. */
export const checks = ['commitment', 'design', 'stops', 'win'] as const;
export type Check = (typeof checks)[number];
export type Verdict = Readonly<Record<Check, boolean>>;

/**
 * Recomputes a revealed round in the browser from the seeds and the design of its receipt (R138):
 * the seed hashes to the commitment, the design to its version, and the same stops and credits come
 * out. The rules package is loaded only when someone checks.
 */
export async function verifyRound(receipt: Receipt): Promise<Verdict> {
  const { commitment, createStream, designHash, parseSlotDesign, spinSlot } =
    await import('@portal/games');
  const { round, design } = receipt;
  const serverSeed = bytesOf(receipt.serverSeed ?? '');
  const {
    engine: _engine,
    hash: _hash,
    returnPercent: _returns,
    spinsPerTrigger: _spins,
    spread: _spread,
    ...rules
  } = design;
  const parsed = parseSlotDesign(rules);
  if (serverSeed === undefined || !parsed.ok) {
    return { commitment: false, design: false, stops: false, win: false };
  }
  const stream = createStream({
    serverSeed,
    clientSeed: round.clientSeed,
    nonce: BigInt(round.nonce),
  });
  const again = spinSlot(parsed.value, stream);
  const shown = [round.base, ...round.freeSpins];
  const recomputed = [again.base, ...again.freeSpins];
  return {
    commitment: commitment(serverSeed) === round.serverSeedHash,
    design: designHash(parsed.value) === round.designHash && design.hash === round.designHash,
    stops: same(
      recomputed.map(({ stops }) => stops),
      shown.map(({ stops }) => stops),
    ),
    win: same(
      recomputed.map(({ winCredits }) => winCredits),
      shown.map(({ winCredits }) => winCredits),
    ),
  };
}

function same(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

function bytesOf(hex: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2}){32,}$/u.test(hex)) {
    return undefined;
  }
  const pairs = hex.match(/../gu) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

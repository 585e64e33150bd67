import {
  commitment,
  createStream,
  designHash,
  expectLegal,
  minesEngine,
  minesHouse,
  replay,
  slotDesigns,
  slotReturnMinor,
  spinSlot,
  type MinesAction,
  type SlotDesign,
} from '@portal/games';
import { currency, formatAmount } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { checkRound } from './check-round.ts';
import type { MinesProof, RoundProof, SlotProof } from './round-proof.ts';

const serverSeed = '0123456789abcdef'.repeat(4);
const seedBytes = Uint8Array.from({ length: 32 }, (_, at) =>
  Number.parseInt(serverSeed.slice(at * 2, at * 2 + 2), 16),
);

function factsOf(design: object, nonce: number) {
  return {
    format: 'house-round/1' as const,
    roundId: 'rnd_0198f0aa8000',
    currency: 'THB',
    serverSeed,
    serverSeedHash: commitment(seedBytes),
    clientSeed: 'my:seed',
    nonce: String(nonce),
    designHash: designHash(design),
  };
}

/** What the server would answer for a spin of these seeds, for its total bet in baht. */
function slotProof(design: SlotDesign, nonce: number): SlotProof {
  const facts = factsOf(design, nonce);
  const stream = createStream({ serverSeed: seedBytes, clientSeed: facts.clientSeed, nonce });
  const { base, freeSpins, totalWinCredits } = spinSlot(design, stream);
  const stakeMinor = BigInt(design.totalBetCredits) * 100n;
  const amount = (minor: bigint): string => formatAmount(minor, currency('THB'));
  return {
    ...facts,
    engine: 'slot',
    design: { ...design, hash: facts.designHash } as unknown as SlotProof['design'],
    stake: amount(stakeMinor),
    win: amount(slotReturnMinor(design, stakeMinor, totalWinCredits)),
    spins: [base, ...freeSpins].map(({ stops, winCredits }) => ({ stops, winCredits })),
  };
}

/** A round of three mines in which two safe tiles are picked and cashed, or a mine is. */
function minesProof(nonce: number, isLost: boolean): MinesProof {
  const facts = factsOf(minesHouse, nonce);
  const seeds = { serverSeed: seedBytes, clientSeed: facts.clientSeed, nonce };
  const bet = { stakeMinor: 1_000n, mines: 3 };
  const played = (actions: readonly MinesAction[]) =>
    expectLegal(
      replay(minesEngine, { design: minesHouse, bet, actions, stream: createStream(seeds) }),
    );
  const { mines } = played([{ kind: 'start' }]);
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((at) => !mines.includes(at));
  const tiles = isLost ? mines.slice(0, 1) : safe.slice(0, 2);
  const actions: readonly MinesAction[] = [
    { kind: 'start' },
    ...tiles.map((tile) => ({ kind: 'reveal', tile }) as const),
    ...(isLost ? [] : [{ kind: 'cashOut' } as const]),
  ];
  const { id, version, edgePercent } = minesHouse;
  return {
    ...facts,
    engine: 'mines',
    design: {
      engine: 'mines',
      id,
      version,
      tiles: 25,
      edgePercent,
      multipliers: [],
      hash: facts.designHash,
    },
    stake: '10.00',
    win: formatAmount(played(actions).returnMinor, currency('THB')),
    mines: 3,
    minesAt: mines,
    steps: actions.map((action) => ({
      kind: action.kind,
      tile: action.kind === 'reveal' ? action.tile : null,
    })),
  };
}

/** The names of the steps that do not hold. */
async function wrongIn(proof: RoundProof): Promise<readonly string[]> {
  const checked = await checkRound(proof);
  return checked.kind === 'steps'
    ? checked.steps.filter(({ isFine }) => !isFine).map(({ name }) => name)
    : [checked.kind];
}

describe('checkRound', () => {
  it.each(slotDesigns.map((design) => [design.id, design] as const))(
    'finds honest rounds of %s right',
    async (_id, design) => {
      for (let nonce = 0; nonce < 40; nonce += 1) {
        expect(await wrongIn(slotProof(design, nonce))).toEqual([]);
      }
    },
  );

  it('finds honest rounds of mines right, lost and paid ones', async () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      expect(await wrongIn(minesProof(nonce, false))).toEqual([]);
      expect(await wrongIn(minesProof(nonce, true))).toEqual([]);
    }
    expect(minesProof(1, false).win).not.toBe('0.00');
  });

  const [design] = slotDesigns;
  const slot = design === undefined ? expect.fail('no slot is shipped') : slotProof(design, 7);
  const lost = minesProof(7, true);

  it.each<readonly [string, RoundProof, readonly string[]]>([
    ['another client seed', { ...slot, clientSeed: 'other' }, ['stops']],
    ['another commitment', { ...slot, serverSeedHash: 'f'.repeat(64) }, ['commitment']],
    ['another version of the rules', { ...slot, designHash: 'f'.repeat(64) }, ['design']],
    ['another win of a slot', { ...slot, win: '123456.00' }, ['win']],
    ['stops that were changed', { ...slot, spins: slot.spins.slice(1) }, ['stops']],
    ['mines that were moved', { ...lost, minesAt: [0, 1, 2] }, ['mines']],
    ['a lost round that was paid', { ...lost, win: '10.00' }, ['win']],
    [
      'an edge that was changed',
      { ...lost, design: { ...lost.design, edgePercent: 1 } },
      ['design'],
    ],
  ])('catches %s', async (_what, proof, wrong) => {
    expect(await wrongIn(proof)).toEqual(expect.arrayContaining([...wrong]));
  });

  it('has nothing to compute without a revealed seed, or with what is none', async () => {
    expect(await wrongIn({ ...slot, serverSeed: null })).toEqual(['notYet']);
    expect(await wrongIn({ ...slot, serverSeed: 'xyz' })).toEqual(['unreadable']);
    const steps = [
      { kind: 'start', tile: null },
      { kind: 'jump', tile: 3 },
    ];
    expect(await wrongIn({ ...lost, steps })).toEqual(['unreadable']);
  });
});

import {
  beaconSeed,
  commitmentOf,
  drawFromSeed,
  linesHashOf,
  quicknet,
  rootOfPath,
  ticketLeaf,
  ticketPath,
  ticketRoot,
} from '@portal/lottery';
import { describe, expect, it } from 'vitest';
import { checkDraw, checkTicket } from './check-proof.ts';
import type { DrawProof, TicketProof } from './proof.ts';

const seed = new Uint8Array(32).fill(9);
const hex = '09'.repeat(32);

function drawProof(changes: Partial<DrawProof> = {}): DrawProof {
  const place = { gameCode: 'LHC1M', issueNo: '20260302-0001' };
  return {
    ...place,
    family: 'lhc',
    commitment: commitmentOf(seed),
    serverSeed: hex,
    draw: { zodiacYear: 'horse', ...drawFromSeed('lhc', { serverSeed: seed, ...place }) },
    ticketRoot: null,
    ...changes,
  };
}

function ticketProof(): TicketProof {
  const linesJson = '[{"betType":"ssc.dwd"}]';
  const ticket = {
    ticketId: 'ltk_00000001',
    gameCode: 'SSC1M',
    issueNo: '20260302-0001',
    multiple: 2,
    linesHash: linesHashOf(linesJson),
  };
  const leaves = [ticketLeaf({ ...ticket, costMinor: 400n }), 'b'.repeat(64), 'c'.repeat(64)];
  return {
    ...ticket,
    linesJson,
    costMinor: '400',
    path: ticketPath(leaves, 0),
    ticketRoot: ticketRoot(leaves),
  };
}

function namesOf(checked: Awaited<ReturnType<typeof checkDraw>>): readonly string[] {
  return checked.kind === 'steps'
    ? checked.steps.map(({ name, isFine }) => `${name} ${isFine ? 'fine' : 'wrong'}`)
    : [checked.kind];
}

describe('the proof of a draw', () => {
  it('holds when seed, commitment and result belong together', async () => {
    expect(namesOf(await checkDraw(drawProof()))).toEqual(['commitment fine', 'draw fine']);
  });

  it.each([
    ['another commitment', { commitment: 'a'.repeat(64) }, ['commitment wrong', 'draw fine']],
    ['another issue', { issueNo: '20260302-0002' }, ['commitment fine', 'draw wrong']],
    ['no seed yet', { serverSeed: null }, ['notYet']],
    ['the seed of an issue given up', { draw: null, voidReason: 'fire' }, ['commitment fine']],
    ['a void issue whose seed waits', { serverSeed: null, voidReason: 'fire' }, ['notYet']],
    ['a seed that is none', { serverSeed: 'xyz' }, ['unreadable']],
    ['a family that is drawn outside', { family: 'my' }, ['unreadable']],
  ] as const)('finds %s', async (_name, changes, names) => {
    expect(namesOf(await checkDraw(drawProof(changes)))).toEqual(names);
  });
});

/** Round 1000 of quicknet as its members publish it. */
const round = {
  round: 1000,
  publicKey: quicknet.publicKey,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

describe('the proof of a draw with a beacon', () => {
  const place = { gameCode: 'LHC1M', issueNo: '20260302-0001' };
  const draw = drawFromSeed('lhc', { serverSeed: beaconSeed(seed, round.signature), ...place });

  it('holds when seed and signed round give the result (R137)', async () => {
    expect(namesOf(await checkDraw(drawProof({ beacon: round, draw })))).toEqual([
      'commitment fine',
      'beacon fine',
      'draw fine',
    ]);
  });

  it.each([
    ['a round that another key signed', { ...round, round: 1001 }, 'draw fine'],
    ['a round without a signature', { ...round, signature: null }, 'draw wrong'],
  ])('finds %s, whatever key it brings', async (_name, beacon, last) => {
    const proof = drawProof({ beacon: { ...beacon, publicKey: 'a'.repeat(192) }, draw });
    expect(namesOf(await checkDraw(proof))).toEqual(['commitment fine', 'beacon wrong', last]);
  });
});

describe('the proof of a ticket', () => {
  it('leads from its lines to the root that was sealed', () => {
    expect(namesOf(checkTicket(ticketProof()))).toEqual(['lines fine', 'root fine']);
    expect(rootOfPath('a'.repeat(64), [])).toBe('a'.repeat(64));
  });

  it('finds a stake that was changed, and lines that were', () => {
    expect(namesOf(checkTicket({ ...ticketProof(), costMinor: '900' }))).toEqual([
      'lines fine',
      'root wrong',
    ]);
    expect(namesOf(checkTicket({ ...ticketProof(), linesJson: '[]' }))).toEqual([
      'lines wrong',
      'root fine',
    ]);
  });

  it('waits for the seal', () => {
    expect(namesOf(checkTicket({ ...ticketProof(), ticketRoot: null }))).toEqual(['notYet']);
  });
});

describe('a draw without a seed', () => {
  const none = { commitment: null, serverSeed: null };

  it('of members is added up without its sixteenth number, from twenty on (A3.3)', async () => {
    const shots = Array.from({ length: 20 }, (_, at) => (at === 15 ? '00100' : '12345'));
    const checked = await checkDraw(drawProof({ ...none, family: 'yk', draw: { shots } }));
    // 19 × 12345 = 234555.
    const computed = '234655 − 00100 = 234555 → 555, 34';
    expect(checked).toMatchObject({ kind: 'steps', steps: [{ computed, isFine: true }] });
    const few = { ...none, draw: { shots: shots.slice(1) } };
    expect(await checkDraw(drawProof(few))).toMatchObject({ steps: [{ isFine: false }] });
  });

  it('is one from outside, when somebody entered it', async () => {
    const draw = { db: '12345' };
    expect(await checkDraw(drawProof({ ...none, draw }))).toEqual({ kind: 'outside' });
  });
});

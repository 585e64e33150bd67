import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  beaconSeed,
  commitmentOf,
  drawFromSeed,
  families,
  hasInHouseDraw,
  linesHashOf,
  ticketLeaf,
  ticketPath,
  ticketRoot,
} from '@portal/lottery';
import { samples } from '@portal/protocol/testing';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
afterAll(() => rmSync(folder, { recursive: true }));

function check(...proofs: readonly unknown[]) {
  const paths = proofs.map((proof, place) => {
    const path = join(folder, `${place}.json`);
    writeFileSync(path, JSON.stringify(proof));
    return path;
  });
  const { stdout, status } = spawnSync(
    'python3',
    [join(import.meta.dirname, 'round.py'), ...paths],
    {
      encoding: 'utf8',
    },
  );
  const steps = stdout.trimEnd().split('\n').filter(Boolean);
  return { status, steps: steps.map((line) => line.split(' ').slice(1, 3).join(' ')) };
}

function drawProof(family: (typeof families)[number], isSigned = false) {
  const serverSeed = createHash('sha256').update(family).digest();
  const place = { gameCode: `${family.toUpperCase()}1M`, issueNo: '20260302-0961' };
  const signature = 'ab'.repeat(48);
  const key = isSigned ? beaconSeed(serverSeed, signature) : serverSeed;
  return {
    ...place,
    family,
    commitment: commitmentOf(serverSeed),
    serverSeed: serverSeed.toString('hex'),
    draw: { zodiacYear: 'horse', ...drawFromSeed(family, { serverSeed: key, ...place }) },
    ticketRoot: null,
    beacon: isSigned ? { round: 7, publicKey: '00', signature } : null,
  };
}

/** Ticket `place` of so many in an issue, as the page saves it. */
function ticketProof(place: number, tickets: number) {
  const linesJson = '[{"betType":"ssc.dwd","name":"定位胆"}]';
  const ticketOf = (at: number) => ({
    ticketId: `ltk_${String(at).padStart(8, '0')}`,
    gameCode: 'SSC1M',
    issueNo: '20260302-0961',
    multiple: 2,
    linesHash: linesHashOf(linesJson),
  });
  const leaves = Array.from({ length: tickets }, (_, at) =>
    ticketLeaf({ ...ticketOf(at), costMinor: 400n }),
  );
  const sealed = { path: ticketPath(leaves, place), ticketRoot: ticketRoot(leaves) };
  return { ...ticketOf(place), linesJson, costMinor: '400', ...sealed };
}

describe('round.py', () => {
  it('confirms draws of every family of the house, also with a beacon', () => {
    const proofs = families.filter(hasInHouseDraw).map((family) => drawProof(family));
    const { status, steps } = check(...proofs, drawProof('ssc', true));
    expect(status).toBe(0);
    expect(steps).toEqual([...proofs, 0].flatMap(() => ['commitment fine', 'draw fine']));
  });

  it('finds another seed, another draw, another issue and a beacon that is left out', () => {
    const race = drawProof('pk');
    const signed = drawProof('ssc', true);
    const forged = [
      { ...race, serverSeed: '00'.repeat(32) },
      { ...race, draw: { order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } },
      { ...race, issueNo: '20260302-0962' },
      { ...signed, beacon: null },
    ];
    expect(forged.map((proof) => check(proof))).toEqual([
      { status: 1, steps: ['commitment WRONG', 'draw WRONG'] },
      { status: 1, steps: ['commitment fine', 'draw WRONG'] },
      { status: 1, steps: ['commitment fine', 'draw WRONG'] },
      { status: 1, steps: ['commitment fine', 'draw WRONG'] },
    ]);
  });

  it('leads every ticket of a tree to its root, and no changed one', () => {
    const trees = [1, 2, 3, 7, 8];
    const tickets = trees.flatMap((count) =>
      Array.from({ length: count }, (_, place) => ticketProof(place, count)),
    );
    expect(check(...tickets).status).toBe(0);
    const ticket = ticketProof(2, 7);
    expect(check({ ...ticket, costMinor: '401' }).steps).toEqual(['lines fine', 'root WRONG']);
    expect(check({ ...ticket, linesJson: '[]' }).steps).toEqual(['lines WRONG', 'root fine']);
  });

  it('draws a saved raffle again, and names the step of a forged one', () => {
    const raffle = { format: 'raffle-draw/1', ...samples.readRaffleProof };
    const fine = ['commitment fine', 'list fine', 'winners fine'];
    expect(check(raffle)).toEqual({ status: 0, steps: fine });
    const other = raffle.tickets.map((ticket) => ({ ...ticket, prize: (ticket.prize ?? 3) + 1 }));
    const forged = [
      { ...raffle, commitment: '00'.repeat(32) },
      { ...raffle, listHash: '00'.repeat(32) },
      { ...raffle, tickets: other },
    ];
    for (const [place, proof] of forged.entries()) {
      const steps = fine.map((step, at) => (at === place ? step.replace('fine', 'WRONG') : step));
      expect(check(proof)).toEqual({ status: 1, steps });
    }
    expect(check({ ...raffle, seed: null }).status).toBe(1);
  });

  it('ends with a fault where there is no proof', () => {
    expect(check({ ...drawProof('ssc'), serverSeed: null }).status).toBe(1);
    expect(check([]).status).toBe(1);
    expect(check().status).toBe(1);
  });
});

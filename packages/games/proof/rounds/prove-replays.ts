import { expect, test } from 'vitest';
import committed from '../../vectors/recorded-rounds.json' with { type: 'json' };
import { designHash } from '../../src/design-hash.ts';
import { fromPlain } from '../../src/plain.ts';
import { playables, exportedDesigns } from './playables.ts';
import { playAgain, type RoundRecords } from './recorded-rounds.ts';

const { designs, rounds }: RoundRecords = committed;
const fewest = 3;

/** The same tests in Node and in a browser: the committed file is read, never written. */
export function proveReplays(): void {
  test.each(Object.entries(rounds))('%s comes to what was recorded', (_, round) => {
    const { result, digest } = round;
    expect(playAgain(round, designs)).toEqual({ result, digest });
  });

  // Tables that are built once and kept must not carry anything from one round into another.
  test('the order in which rounds are played again does not matter', () => {
    const backwards = Object.values(rounds).toReversed();
    expect(backwards.map((round) => playAgain(round, designs).digest)).toEqual(
      backwards.map(({ digest }) => digest),
    );
  });

  test.each([...playables.keys()])('%s has recorded rounds', (game) => {
    const recorded = Object.values(rounds).filter((round) => round.game === game);
    expect(recorded.length).toBeGreaterThanOrEqual(fewest);
  });

  test('every exported design has recorded rounds', () => {
    const played = new Set(Object.values(rounds).map(({ design }) => design));
    expect(exportedDesigns.filter((design) => !played.has(designHash(design)))).toEqual([]);
  });

  test('a design stands under its hash, and no other has its id and version', () => {
    const known = Object.values(designs).map((design) => fromPlain(design));
    expect(known.map((design) => designHash(design))).toEqual(Object.keys(designs));
    const names = Object.values(designs).map(({ id, version }) => `${id} ${version}`);
    expect(new Set(names).size).toBe(names.length);
  });
}

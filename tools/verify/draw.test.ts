import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beaconSeed, commitmentOf, drawFromSeed, families, hasInHouseDraw } from '@portal/lottery';
import { describe, expect, it } from 'vitest';

const issuesOfFamily = 1000;

function seedOf(family: string, place: number): Buffer {
  return createHash('sha256').update(`${family} ${place}`).digest();
}

const issues = families.filter(hasInHouseDraw).flatMap((family) =>
  Array.from({ length: issuesOfFamily }, (_, place) => ({
    family,
    gameCode: `${family.toUpperCase()}1M`,
    issueNo: `20260302-${String(place + 1).padStart(4, '0')}`,
    seed: seedOf(family, place),
    // Every tenth issue names a round of a beacon besides its seed (R137).
    ...(place % 10 === 0 && {
      beacon: {
        round: place + 1,
        signature: seedOf('beacon', place).toString('hex').repeat(3).slice(0, 96),
      },
    }),
  })),
);

describe('draw.py', () => {
  it('draws what the product draws, in every family, and knows a commitment', () => {
    const input = issues.map(({ seed, ...issue }) =>
      JSON.stringify({
        ...issue,
        serverSeed: seed.toString('hex'),
        commitment: commitmentOf(seed),
      }),
    );
    const { stdout, status } = spawnSync('python3', [join(import.meta.dirname, 'draw.py')], {
      input: input.join('\n'),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status).toBe(0);
    const answers = stdout.trimEnd().split('\n');
    expect(answers).toHaveLength(issues.length);
    expect(issues.length).toBeGreaterThanOrEqual(10_000);
    for (const [place, { family, gameCode, issueNo, seed, beacon }] of issues.entries()) {
      const key = beacon === undefined ? seed : beaconSeed(seed, beacon.signature);
      const draw = drawFromSeed(family, { serverSeed: key, gameCode, issueNo });
      expect(JSON.parse(answers[place] ?? '')).toEqual({ draw, isCommitted: true });
    }
  });
});

import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { carryBack } from './carry-back.ts';

const ann: MemberId = 'mbr_ann000001';
const ben: MemberId = 'mbr_ben000001';
const days = (...sums: readonly bigint[]) =>
  sums.map((sum, at) => [`2026-03-0${at + 1}`, new Map([[ann, sum]])] as const);
const left = (...sums: readonly bigint[]) =>
  carryBack(days(...sums)).map(([, own]) => own.get(ann));

describe('carryBack', () => {
  it.each([
    { sums: [50n, 0n, 20n], kept: [50n, 0n, 20n] },
    { sums: [50n, -50n], kept: [0n, 0n] },
    { sums: [50n, 30n, -40n, 10n], kept: [40n, 0n, 0n, 10n] },
    { sums: [10n, -40n, 20n], kept: [0n, 0n, 20n] },
    { sums: [80n, -10n, 5n, -20n], kept: [55n, 0n, 0n, 0n] },
  ])('takes from the days before, the newest first: $sums', ({ sums, kept }) => {
    expect(left(...sums)).toEqual(kept);
  });

  it('takes from nobody else, and passes days over on which a member did nothing', () => {
    const [first, second, third] = [
      new Map([[ann, 50n]]),
      new Map([[ben, 30n]]),
      new Map([[ann, -20n]]),
    ];
    const carried = carryBack([
      ['2026-03-01', first],
      ['2026-03-02', second],
      ['2026-03-03', third],
    ]);
    expect(carried.map(([, sums]) => [...sums])).toEqual([[[ann, 30n]], [[ben, 30n]], [[ann, 0n]]]);
  });
});

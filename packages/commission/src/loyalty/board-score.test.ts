import { describe, expect, it } from 'vitest';
import { boardScore, type PlayOfBoard } from './board-score.ts';

const slots: PlayOfBoard = {
  category: 'RNG',
  betCount: 3,
  stakeMinor: 300n,
  validMinor: 280n,
  payoutMinor: 150n,
  jackpotMinor: 1000n,
};
const cards: PlayOfBoard = { ...slots, category: 'LIVE', betCount: 1, jackpotMinor: 0n };

// By hand from agents-loyalty-money.md D5.
describe('boardScore', () => {
  it.each([
    ['VALID_SUM', null, 560n],
    ['VALID_SUM', 'RNG', 280n],
    ['WIN_SUM', 'RNG', 850n],
    ['WIN_SUM', 'LIVE', -150n],
    ['ROUNDS', null, 4n],
    ['ROUNDS', 'FISH', 0n],
  ] as const)('counts %s of %s', (metric, category, score) => {
    expect(boardScore({ metric, category }, [slots, cards])).toBe(score);
  });
});

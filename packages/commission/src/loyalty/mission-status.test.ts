import { describe, expect, it } from 'vitest';
import { type MissionStanding, missionStatus } from './mission-status.ts';

const running: MissionStanding = {
  done: 5n,
  target: 10n,
  isRunning: true,
  isJoined: true,
  isClaimed: false,
  hasRank: true,
  hasBudget: true,
};

// The words are those of agents-loyalty-money.md D4 and D8.
describe('missionStatus', () => {
  it.each([
    ['PROCESS', {}],
    ['JOIN', { isJoined: false }],
    ['JOIN', { isJoined: false, done: 10n }],
    ['LOCKED', { hasRank: false }],
    ['LOCKED', { hasRank: false, done: 10n }],
    ['CLAIM', { done: 10n }],
    ['CLAIM', { done: 10n, isRunning: false }],
    ['CLOSE', { isRunning: false }],
    ['CLOSE', { done: 10n, hasBudget: false }],
    ['CLAIMED', { isClaimed: true, isRunning: false, hasBudget: false }],
  ] as const)('is %s, row %#', (status, change) => {
    expect(missionStatus({ ...running, ...change })).toBe(status);
  });
});

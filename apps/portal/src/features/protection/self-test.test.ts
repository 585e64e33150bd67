import { describe, expect, it } from 'vitest';
import { testAnswers, testMost, testQuestions, testResult, type TestAnswer } from './self-test.ts';

/** So many points, as few questions as can hold them. Bands: Ferris and Wynne, 2001. */
function answersOf(points: number) {
  const entries = testQuestions.map((question, at): readonly [string, TestAnswer] => {
    const own = Math.min(3, Math.max(0, points - at * 3));
    return [question, testAnswers[own] ?? 'never'];
  });
  return Object.fromEntries(entries);
}

describe('the self-test', () => {
  it.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [27, 'high'],
  ] as const)('takes %i points for %s', (score, band) => {
    expect(testResult(answersOf(score))).toEqual({ score, band });
  });

  it('has twenty-seven points, and none while a question is open', () => {
    expect(testMost).toBe(27);
    expect(testResult({ ...answersOf(3), guilty: undefined as never })).toBeUndefined();
  });
});

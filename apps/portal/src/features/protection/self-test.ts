/**
 * The nine questions of the Problem Gambling Severity Index, in its order (Ferris and Wynne, The
 * Canadian Problem Gambling Index, 2001).
 */
export const testQuestions = [
  'afford',
  'larger',
  'back',
  'borrowed',
  'problem',
  'health',
  'criticised',
  'finances',
  'guilty',
] as const;
export type TestQuestion = (typeof testQuestions)[number];

/** The place in the list is the points of the answer. */
export const testAnswers = ['never', 'sometimes', 'often', 'always'] as const;
export type TestAnswer = (typeof testAnswers)[number];

export type TestAnswers = Readonly<Partial<Record<TestQuestion, TestAnswer>>>;

export const testMost = testQuestions.length * (testAnswers.length - 1);

/** Nothing while a question is open; else the points and the band of the index. */
export function testResult(answers: TestAnswers) {
  const given = testQuestions.flatMap((question) => answers[question] ?? []);
  if (given.length < testQuestions.length) {
    return undefined;
  }
  const score = given.reduce((sum, answer) => sum + testAnswers.indexOf(answer), 0);
  return { score, band: bandOf(score) };
}

/** 0, 1 to 2, 3 to 7, 8 and more. */
function bandOf(score: number): 'none' | 'low' | 'moderate' | 'high' {
  if (score === 0) {
    return 'none';
  }
  return score <= 2 ? 'low' : score <= 7 ? 'moderate' : 'high';
}

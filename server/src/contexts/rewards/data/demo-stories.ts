/** What members of the demo write when they apply. */
export const demoStories = [
  'Fifty-two times the stake on the lanterns, my best round this week.',
  'A friend from work showed me the lottery, and I stayed for the slots.',
  'Found you by the harbour picture. Please look at my last round.',
  'Won on the reef with a small stake, the number is in my record.',
  'I came for the live tables and liked how the limits work.',
] as const;

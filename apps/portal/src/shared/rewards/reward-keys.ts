/** Of the reward centre and what was given; whatever takes or gives up one forgets all of it. */
export const rewardKeys = {
  all: ['rewards'],
  waiting: (language: string) => ['rewards', 'waiting', language],
  bonuses: (language: string) => ['rewards', 'bonuses', language],
  bonus: (id: string, language: string) => ['rewards', 'bonus', id, language],
} as const;

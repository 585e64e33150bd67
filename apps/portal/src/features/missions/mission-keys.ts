/** Of missions and boards; whatever changes one forgets all of it. */
export const missionKeys = {
  all: ['missions'],
  summary: (language: string) => ['missions', 'summary', language],
  boards: (language: string) => ['missions', 'boards', language],
} as const;

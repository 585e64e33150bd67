/** What the caches of the lottery are called. */
export const lotteryKeys = {
  menus: (language: string) => ['lottery', 'menus', language] as const,
  popular: (language: string, mode: string) => ['lottery', 'popular', language, mode] as const,
  recent: (language: string) => ['lottery', 'recent', language] as const,
  vietnam: (language: string) => ['lottery', 'vietnam', language] as const,
  game: (gameCode: string, language: string) => ['lottery', 'game', gameCode, language] as const,
  /** A game in whatever language. */
  gameIn: (gameCode: string) => ['lottery', 'game', gameCode] as const,
  prizeGroup: (gameCode: string) => ['lottery', 'prizeGroup', gameCode] as const,
  day: (day: string | undefined, language: string) => ['lottery', 'day', day, language] as const,
  results: (gameCode: string, day?: string) => ['lottery', 'results', gameCode, day] as const,
  lastResults: (gameCode: string) => ['lottery', 'results', gameCode, 'last'] as const,
  shots: (gameCode: string) => ['lottery', 'shots', gameCode] as const,
  ownShots: (gameCode: string, issueNo: string) =>
    ['lottery', 'shots', gameCode, 'own', issueNo] as const,
  tickets: ['lottery', 'tickets'] as const,
  ticketsOf: (gameCode: string | undefined) => ['lottery', 'tickets', gameCode] as const,
  own: (gameCode: string, issueNo: string, isDrawn: boolean) =>
    ['lottery', 'tickets', 'own', gameCode, issueNo, isDrawn] as const,
  ticket: (ticketId: string) => ['lottery', 'tickets', 'one', ticketId] as const,
};

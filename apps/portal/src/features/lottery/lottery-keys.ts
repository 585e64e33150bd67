/** What the caches of the lottery are called. */
export const lotteryKeys = {
  menus: (language: string) => ['lottery', 'menus', language] as const,
  popular: (language: string) => ['lottery', 'popular', language] as const,
  vietnam: (language: string) => ['lottery', 'vietnam', language] as const,
  game: (gameCode: string, language: string) => ['lottery', 'game', gameCode, language] as const,
  results: (gameCode: string) => ['lottery', 'results', gameCode] as const,
  tickets: ['lottery', 'tickets'] as const,
  ticketsOf: (gameCode: string | undefined) => ['lottery', 'tickets', gameCode] as const,
  ticket: (ticketId: string) => ['lottery', 'tickets', 'one', ticketId] as const,
};

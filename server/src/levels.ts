/** How high each context stands; a context uses lower levels only and its own never. */
export const levels = {
  wallet: 1,
  site: 1,
  identity: 2,
  members: 3,
  catalog: 4,
  games: 5,
  onboarding: 5,
  backoffice: 6,
} as const;

/** Every edge that exists; tidy fails on any other (house-style 4.2). */
export const uses = {
  wallet: [],
  site: [],
  identity: ['site'],
  members: ['wallet', 'identity'],
  catalog: [],
  games: ['wallet', 'catalog'],
  onboarding: ['wallet', 'site', 'identity', 'members'],
  backoffice: ['wallet', 'identity', 'members', 'games'],
} as const;

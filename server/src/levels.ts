/**
 * The level of each context, and the contexts that it uses: those of lower levels only. The
 * platform lies below all of them. A context that is still to come has its level already.
 */
export const levels = {
  trail: { level: 0, uses: [] },
  wallet: { level: 1, uses: [] },
  delivery: { level: 1, uses: [] },
  site: { level: 1, uses: ['trail'] },
  identity: { level: 2, uses: ['trail', 'site', 'delivery'] },
  turnover: { level: 2, uses: ['wallet'] },
  members: { level: 3, uses: ['trail', 'wallet', 'identity', 'turnover'] },
  operators: { level: 3, uses: ['trail', 'wallet', 'identity'] },
  limits: { level: 3, uses: ['trail', 'wallet', 'identity'] },
  agents: { level: 4, uses: ['wallet', 'site', 'identity', 'turnover', 'members', 'limits'] },
  catalog: { level: 4, uses: [] },
  bets: { level: 4, uses: ['trail', 'wallet', 'limits', 'turnover', 'members'] },
  content: { level: 4, uses: ['trail', 'site', 'members'] },
  cashier: {
    level: 5,
    uses: [
      'trail',
      'wallet',
      'site',
      'identity',
      'turnover',
      'members',
      'operators',
      'limits',
      'agents',
    ],
  },
  contracts: {
    level: 5,
    uses: ['wallet', 'site', 'identity', 'turnover', 'members', 'limits', 'agents'],
  },
  games: { level: 5, uses: ['wallet', 'members', 'limits', 'catalog', 'bets', 'turnover'] },
  lottery: { level: 5, uses: ['trail', 'wallet', 'members', 'bets'] },
  sportsbook: { level: 5, uses: [] },
  gateway: { level: 5, uses: ['trail', 'wallet', 'identity', 'catalog', 'bets'] },
  rewards: {
    level: 6,
    uses: ['trail', 'wallet', 'identity', 'turnover', 'members', 'limits', 'bets', 'games'],
  },
  loyalty: {
    level: 6,
    uses: ['trail', 'wallet', 'site', 'identity', 'turnover', 'members', 'limits'],
  },
  messages: { level: 6, uses: ['delivery', 'site', 'identity', 'members', 'limits'] },
  onboarding: { level: 6, uses: ['trail', 'wallet', 'site', 'identity', 'members', 'agents'] },
  launch: { level: 6, uses: ['catalog', 'games', 'gateway'] },
  reporting: {
    level: 7,
    uses: [
      'wallet',
      'members',
      'catalog',
      'bets',
      'games',
      'cashier',
      'loyalty',
      'rewards',
      'messages',
    ],
  },
  desk: { level: 8, uses: ['trail', 'wallet', 'site', 'turnover', 'members', 'operators'] },
} as const;

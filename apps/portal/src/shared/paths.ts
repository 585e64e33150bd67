/** Every address of the portal, as route patterns. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  hot: '/hot',
  slots: '/rng',
  play: '/play/$nodeId',
  me: '/m',
  bettingRecord: '/m/personalHistoryCopy',
  round: '/m/personalHistoryCopy/$roundId',
  statement: '/m/transactionHistory',
} as const;

/** Categories of the nav bar in its order (portal.md 2). */
export const gameTypes = [
  'HOT',
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'FBSPORTS',
] as const;
export type GameType = (typeof gameTypes)[number];

/** Sub-filters of RNG (portal.md 2); `SL` is a plain reel slot and has no filter of its own. */
export const gameClassifies = ['SL', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;
export type GameClassify = (typeof gameClassifies)[number];

/** The mark that a tile may carry; the empty one is none. */
export const gameGroups = ['', 'NEW', 'HOT'] as const;
export type GameGroup = (typeof gameGroups)[number];

/** Which games the desk lists. */
export const gameViews = ['open', 'stopped'] as const;
export type GameDeskView = (typeof gameViews)[number];

export const gameSorts = ['popular', 'name', 'new'] as const;
export type GameSort = (typeof gameSorts)[number];

/** portal.md 9: search page size. Also the largest page that a caller gets. */
export const gamePageSize = 42;

export const playModes = ['real', 'trial'] as const;
export type PlayMode = (typeof playModes)[number];

/** Engines whose rounds the wire carries, by the names of the rules package. */
export const roundEngines = ['slot', 'mines'] as const;
export type RoundEngine = (typeof roundEngines)[number];

export const roundStates = ['open', 'settled', 'void'] as const;
export type RoundState = (typeof roundStates)[number];

/** How far rounds of a slot lie apart (docs/rules/house-slots.md). */
export const volatilities = ['low', 'medium', 'high'] as const;

/** What the public list says of a committed server seed (R135). */
export const commitmentStates = ['waiting', 'in_use', 'revealed'] as const;
export type CommitmentState = (typeof commitmentStates)[number];

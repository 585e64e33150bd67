/** What a member may limit: money paid in, money lost, money staked, minutes of play (R1). */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** A day, a week from Monday, a month of the site's zone. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

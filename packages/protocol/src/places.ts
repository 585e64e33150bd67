/** Codes by which a member shows who they are at a place that they never came from (X8, M-14). */
export const placeCodes = ['sms', 'email', 'authenticator'] as const;
export type PlaceCode = (typeof placeCodes)[number];

/** All ways to show it: a passkey shows no code that could be typed. */
export const placeWays = [...placeCodes, 'passkey'] as const;
export type PlaceWay = (typeof placeWays)[number];

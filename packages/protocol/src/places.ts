/** How a member shows who they are at a place that they never came from (X8, M-14). */
export const placeWays = ['sms', 'email', 'authenticator'] as const;
export type PlaceWay = (typeof placeWays)[number];

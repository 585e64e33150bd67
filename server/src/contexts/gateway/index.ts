/**
 * The door for vendors of games: their callbacks in five dialects, their keys, and the sessions in
 * which members play there. It moves no money itself: every command is an order of `bets`. A vendor
 * gets a refusal only for what is sure; whatever is not gets the code that makes it ask again.
 */
export type { Gateway, OpenedGame } from './gateway.ts';
export { plugGateway } from './plug.ts';
export { openVendorSession } from './use-cases/open-vendor-session.ts';
export type { SessionToOpen } from './use-cases/open-vendor-session.ts';
export type { LaunchMove } from './transfers/move-at-launch.ts';
export { type AwayMoney, readAwayMoney } from './transfers/read-away-money.ts';
export { type BookedPurse, type BookedPurses, readPurses } from './transfers/read-purses.ts';
export { vendorDoors } from './stake-doors.ts';
export { readIntroductions } from './read-introductions.ts';

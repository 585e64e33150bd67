import type { FamilyName, HotNumber, InHouseSchedule, RealSchedule, Zone } from '@portal/lottery';

/** Prize modes as the wire names them (lottery.md A1). */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA', 'TCG_LOTTO_VN'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/**
 * Where results come from: the committed seed, the same with a named beacon round, two operators
 * (or a file), or the shots of members.
 */
export type DrawSource = 'inhouse' | 'beacon' | 'manual' | 'shots';

/**
 * When a game is drawn: every so many seconds, on days of a calendar, every quarter of an hour with
 * shots, or when its feed or an operator says so.
 */
export type GameSchedule =
  | ({ readonly kind: 'interval' } & InHouseSchedule)
  | ({ readonly kind: 'calendar'; readonly province?: string } & RealSchedule)
  | { readonly kind: 'yeekee'; readonly zone: Zone }
  | { readonly kind: 'feed'; readonly zone: Zone };

/** Amounts are decimals of the site's currency. */
export interface GameLimits {
  /** Of a stake typed by the member, for one unit. */
  readonly stakeLowest: string;
  readonly stakeHighest: string;
  readonly payoutPerLine: string;
  readonly payoutPerIssue: string;
  /** What one number of one bet type may come to owe; absent for no limit (lottery.md B4). */
  readonly exposurePerNumber?: string;
  /** What an issue may come to owe if each of its lines hit once; absent for no limit. */
  readonly exposurePerIssue?: string;
  /** What one member may stake on an issue. */
  readonly stakePerIssue?: string;
}

/** The settings of a game: data with versions (R55). */
export interface GameSettings {
  /** A Malaysian draw is played as 4D and in Thai style; results are those of the first. */
  readonly families: readonly [FamilyName, ...FamilyName[]];
  readonly modes: readonly PrizeMode[];
  readonly source: DrawSource;
  readonly schedule: GameSchedule;
  readonly limits: GameLimits;
  readonly groups: { readonly lowest: number; readonly highest: number; readonly member: number };
  /** By bet type: what its odds are multiplied by; 0 takes the bet type off the game. */
  readonly factors: Readonly<Record<string, string>>;
  /** Absent in versions of before there were any. */
  readonly hotNumbers?: readonly HotNumber[] | undefined;
}

export interface Game {
  readonly gameCode: string;
  readonly version: number;
  readonly sortOrder: number;
  readonly pausedBecause: string | null;
  /** Its draws need a beacon that does not answer: no bets are taken until it does (R137). */
  readonly waitsForBeacon: boolean;
  readonly settings: GameSettings;
}

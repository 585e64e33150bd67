/** The game of a bet as people read it, in one language. */
export interface GameTitle {
  readonly displayName: string;
  /** Empty for what the house names itself, such as its lottery. */
  readonly vendorName: string;
  /** Empty where there is no picture. */
  readonly iconUrl: string;
}

/** What names a game in the record of bets. */
export interface TitledGame {
  readonly provider: string;
  readonly gameCode: string;
}

export type GameTitles = (game: TitledGame, locale: string) => GameTitle;

/** What the catalogues of other contexts say now; an unknown game goes by its code. */
export type OpenTitles = () => Promise<GameTitles>;

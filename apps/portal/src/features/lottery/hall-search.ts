/** The query of a hall's address: the game that is open. */
export interface HallSearch {
  readonly gameCode?: string;
}

export function readHallSearch({ gameCode }: Readonly<Record<string, unknown>>): HallSearch {
  return typeof gameCode === 'string' ? { gameCode } : {};
}

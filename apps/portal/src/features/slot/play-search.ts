/** The query of a game's address: fun money, or nothing for real money. */
export interface PlaySearch {
  readonly mode?: 'trial';
}

export function readPlaySearch(raw: Readonly<Record<string, unknown>>): PlaySearch {
  return raw['mode'] === 'trial' ? { mode: 'trial' } : {};
}

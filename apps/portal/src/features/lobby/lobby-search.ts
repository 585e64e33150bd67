import type { GameClassify } from '../../shared/games/game.ts';

export const sorts = ['popular', 'name', 'new'] as const;
export type Sort = (typeof sorts)[number];

const classifies = [
  'SL',
  'SC',
  'VP',
  'JP',
  'TG',
  'AC',
  'BG',
] as const satisfies readonly GameClassify[];

export const ownLists = ['favourites', 'recent'] as const;
export type OwnList = (typeof ownLists)[number];

/** Filters, order and page live in the address, so that Back restores the place. */
export interface LobbyFilters {
  readonly gameClassify?: GameClassify;
  readonly vassalage?: string;
  readonly gameName?: string;
  readonly sort?: Sort;
  readonly page?: number;
  /** A list of the member's own in place of all games. */
  readonly list?: OwnList;
}

/** Reads the query of an address; what is not understood is left out. */
export function readLobbyFilters(search: Readonly<Record<string, unknown>>): LobbyFilters {
  const gameClassify = classifies.find((classify) => classify === search['gameClassify']);
  const sort = sorts.find((candidate) => candidate === search['sort']);
  const vassalage = shortText(search['vassalage'], 40);
  const gameName = shortText(search['gameName'], 60);
  const page = Number(search['page']);
  const list = ownLists.find((candidate) => candidate === search['list']);
  return {
    ...(gameClassify === undefined ? {} : { gameClassify }),
    ...(vassalage === undefined ? {} : { vassalage }),
    ...(gameName === undefined ? {} : { gameName }),
    ...(sort === undefined || sort === 'popular' ? {} : { sort }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}),
    ...(list === undefined ? {} : { list }),
  };
}

function shortText(value: unknown, maxLength: number): string | undefined {
  // The router reads digits in an address as a number; a vendor code or title may be digits.
  const text = typeof value === 'number' ? String(value) : value;
  const isText = typeof text === 'string' && text.trim() !== '' && text.length <= maxLength;
  return isText ? text.trim() : undefined;
}

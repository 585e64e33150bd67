import type { Endpoints, ReplyOf } from '@portal/protocol';

export type GamePage = ReplyOf<Endpoints['listGames']>;
export type Game = GamePage['content'][number];
export type GameType = Game['gameType'];
export type GameClassify = Game['gameClassify'];
export type VendorCategory = ReplyOf<Endpoints['listVendors']>[number];

/** Sub-filters of the slots centre in the brief's order; bingo only where the site speaks TY. */
export function slotFilters(
  languages: readonly { readonly code: string }[],
): readonly GameClassify[] {
  return languages.some(({ code }) => code === 'TY')
    ? slotClassifies
    : slotClassifies.filter((classify) => classify !== 'BG');
}

export const slotClassifies = ['JP', 'TG', 'AC', 'VP', 'SC', 'BG'] as const;

/** portal.md, section 9. */
export const searchPageSize = 42;
export const rowSize = 15;

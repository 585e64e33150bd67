import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { localesOf } from '../promotions/present.ts';
import { amountOf } from '../promotions/terms.ts';
import { presentBonus } from './present-bonuses.ts';
import { readBonusBars } from './use-cases/read-bonus-bars.ts';
import { listBonuses, listWaiting } from './use-cases/list-bonuses.ts';

const rowsPerPage = 20;

/** The reward centre, and what was taken there and elsewhere. */
export const bonusRoutes: readonly Route[] = [
  route(endpoints.listRewards, async (ctx, { query }) => {
    const rows = await listWaiting(ctx);
    return rows.map((row) => presentBonus(row, localesOf(ctx, query.language)));
  }),
  route(endpoints.listBonuses, async (ctx, { query }) => {
    const { cursor, limit = rowsPerPage, language } = query;
    const { rows, nextCursor } = await listBonuses(ctx, { isWaiting: false, cursor, limit });
    const locales = localesOf(ctx, language);
    return { content: rows.map((row) => presentBonus(row, locales)), nextCursor };
  }),
  route(endpoints.readBonusBars, async (ctx) => {
    const { games, mostStakeMinor: most } = await readBonusBars(ctx);
    const mostStake = most === undefined ? undefined : amountOf(most, ctx.site.currency);
    return { games: [...games], ...(mostStake !== undefined && { mostStake }) };
  }),
];

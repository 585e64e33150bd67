import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { linesOf, termsOfDay } from '../agents/index.ts';
import { clustersAmong } from '../identity/index.ts';
import { rankRatesOfDay } from '../loyalty/index.ts';
import type { Granted } from './accruals.ts';
import { minorPerUnitOf } from './pay-purses.ts';

/** Where members stand, and what they and all above them had been granted for a day of the site. */
export async function grantedOn(
  ctx: Ctx,
  memberIds: readonly MemberId[],
  siteDay: string,
): Promise<Granted> {
  const lines = await linesOf(ctx, [...new Set(memberIds)], siteDay);
  const ids = [...lines].flatMap(([id, { above }]) => [id, ...above]);
  const people = [...new Set(ids)];
  const terms = await termsOfDay(ctx, people, siteDay);
  const clusters = await clustersAmong(ctx, people);
  const rankRates = await rankRatesOfDay(ctx, memberIds, siteDay);
  return { lines, terms, rankRates, clusters, minorPerUnit: minorPerUnitOf(ctx) };
}

import { openTexts } from '@portal/i18n/files';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { DeskQueue } from '../../platform/desk-queue.ts';
import { type Bets, openBets } from './bets.ts';
import { betsDeskRoutes } from './desk-routes.ts';
import { betsJobs } from './jobs.ts';
import { memberBetsRoutes } from './member-bets-routes.ts';
import type { OpenTitles } from './record/titles.ts';
import { betsRoutes } from './routes.ts';
import type { StakeDoors } from './stake-doors.ts';
import { measureReviews } from './store-reviews.ts';
import { reviewSiteDays } from './use-cases/review-site-days.ts';

/** What somebody has to look at, differences of the nightly proofs among it. */
const reviewQueue: DeskQueue = {
  name: 'betReviews',
  ability: 'bets.read',
  depth: async (ctx) => {
    const { count, oldestAt } = await measureReviews(ctx.tx);
    return { count, oldestAt: oldestAt ?? undefined };
  },
};

export function plugBets(
  { work }: Pick<ContextEnv, 'work'>,
  { openTitles, doors }: { readonly openTitles: OpenTitles; readonly doors: StakeDoors },
): ContextPlug & { readonly bets: Bets } {
  const { bets, stop } = openBets({ work, doors });
  const texts = openTexts();
  const routes = [
    ...betsRoutes(openTitles, texts),
    ...betsDeskRoutes(),
    ...memberBetsRoutes(openTitles, texts),
  ];
  return {
    bets,
    jobs: betsJobs,
    routes,
    queues: [reviewQueue],
    events: { 'turnover.unproven': [reviewSiteDays] },
    stop,
  };
}

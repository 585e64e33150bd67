import { openTexts } from '@portal/i18n/files';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { type Bets, openBets } from './bets.ts';
import { betsDeskRoutes } from './desk-routes.ts';
import { betsJobs } from './jobs.ts';
import { memberBetsRoutes } from './member-bets-routes.ts';
import type { OpenTitles } from './record/titles.ts';
import { betsRoutes } from './routes.ts';
import type { StakeDoors } from './stake-doors.ts';

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
  return { bets, jobs: betsJobs, routes, stop };
}

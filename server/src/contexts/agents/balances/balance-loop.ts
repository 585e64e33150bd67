import type { Loop } from '../../../platform/loops.ts';
import { takeTeamBalances } from './use-cases/take-team-balances.ts';

const restMs = 30_000;

export const balanceLoop: Loop = {
  name: 'agents_team_balances',
  restMilliseconds: restMs,
  run: async (work) => {
    await takeTeamBalances(work);
    return { isMore: false };
  },
};

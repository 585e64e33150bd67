import { maskName } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { listWins, type Win } from '../../games/index.ts';
import { readAccounts } from '../../members/index.ts';

/** A win with the masked name of who won it. */
export interface Winner extends Win {
  readonly player: string;
}

const hours = 24;
/** Enough for a board of 20 of each category. */
const mostWins = 200;

/** The largest wins of a day; those of members who are gone are absent. */
export async function readWinners(ctx: Ctx): Promise<readonly Winner[]> {
  const wins = await listWins(ctx, { hours, limit: mostWins });
  const accounts = await readAccounts(ctx, [...new Set(wins.map(({ memberId }) => memberId))]);
  return wins.flatMap((win) => {
    const account = accounts.get(win.memberId);
    return account === undefined ? [] : [{ ...win, player: maskName(account) }];
  });
}

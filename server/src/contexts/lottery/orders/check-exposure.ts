import { decimal4 } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GameLimits } from '../game.ts';
import { type OwedLine, owedLines, owingsOf, wholeIssue } from './owings.ts';
import type { PlacedLine } from './placed-line.ts';
import { addNotes, noteOwed, oweMore } from './store-owings.ts';

interface Sold {
  readonly lines: readonly PlacedLine[];
  readonly tickets: readonly {
    readonly issueId: bigint;
    readonly issueNo: string;
    readonly multiple: number;
  }[];
}

/**
 * What issues would owe is always counted. Where the game has a limit, of a number or of the issue
 * as a whole, it is counted under a lock and compared, for all at once (R48); where it has none, it
 * is noted, and bets do not wait for each other. Refuses with `lottery_exposure_reached`,
 * `lottery_issue_sold_out`.
 */
export async function checkExposure(
  ctx: Ctx,
  limits: GameLimits,
  { lines, tickets }: Sold,
): Promise<void> {
  const owed = owedLines(tickets.map((ticket) => ({ ...ticket, lines })));
  const { number: ofNumbers = [], issue: ofIssue = [] } = Object.groupBy(
    owed,
    ({ limitOf }) => limitOf ?? 'none',
  );
  await noteOwed(
    ctx.tx,
    owed.filter(({ limitOf }) => limitOf === undefined),
  );
  const number = await firstOver(ctx, ofNumbers, limits.exposurePerNumber);
  if (number !== undefined) {
    throw new Refusal('lottery_exposure_reached', { number: number.number });
  }
  const issue = await firstOver(ctx, ofIssue, limits.exposurePerIssue);
  if (issue !== undefined) {
    const ticket = tickets.find(({ issueId }) => issueId === issue.issueId);
    const { issueNo } = assertDefined(ticket, 'the ticket of an issue');
    throw new Refusal('lottery_issue_sold_out', { issueNo });
  }
}

async function firstOver(ctx: Ctx, owed: readonly OwedLine[], limitText: string | undefined) {
  if (limitText === undefined || owed.length === 0) {
    await noteOwed(ctx.tx, owed);
    return undefined;
  }
  const issueIds = [...new Set(owed.map(({ issueId }) => issueId))];
  await addNotes(ctx.tx, { issueIds, isWhole: owed[0]?.betType === wholeIssue });
  const limit = decimal4(limitText);
  return (await oweMore(ctx.tx, owingsOf(owed))).find((row) => row.owed > limit);
}

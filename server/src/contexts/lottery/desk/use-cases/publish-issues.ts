import { keepsClock } from '@portal/lottery';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { findGame } from '../../find-game.ts';
import { insertIssues } from '../../store-issues.ts';

interface PublishedIssue {
  readonly issueNo: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly drawsAt: string;
}

/**
 * Publishes issues of an outside draw: those of a feed, or more days of a calendar at its own
 * clock, for other times take two persons (`moves/`); answers how many are new. Refuses with
 * `lottery_game_not_found`, `lottery_settings_invalid`.
 */
export async function publishIssues(
  ctx: Ctx<OperatorActor>,
  published: {
    readonly gameCode: string;
    readonly issues: readonly PublishedIssue[];
    readonly reason: string;
  },
): Promise<number> {
  const { gameCode, issues, reason } = published;
  const game = await findGame(ctx, gameCode);
  const planned = issues.map((issue) => ({
    gameCode,
    issueNo: issue.issueNo,
    opensAtMs: Date.parse(issue.opensAt),
    closesAtMs: Date.parse(issue.closesAt),
    drawsAtMs: Date.parse(issue.drawsAt),
    commitment: undefined,
    seedSecret: undefined,
    beacon: undefined,
  }));
  const areInOrder = planned.every(
    ({ opensAtMs, closesAtMs, drawsAtMs }) =>
      opensAtMs < closesAtMs && closesAtMs <= drawsAtMs && closesAtMs > ctx.clock.nowMs(),
  );
  const { source, schedule } = game.settings;
  const isAtItsTimes =
    schedule.kind !== 'calendar' || planned.every((issue) => keepsClock(schedule, issue));
  if (source !== 'manual' || !areInOrder || !isAtItsTimes) {
    throw new Refusal('lottery_settings_invalid');
  }
  const added = await insertIssues(ctx.tx, planned);
  await recordAct(ctx, {
    action: 'lottery.publish_issues',
    subject: { type: 'lottery_game', id: gameCode },
    after: { issues: added.join(' ') },
    reason,
  });
  return added.length;
}

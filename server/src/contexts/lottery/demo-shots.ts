import { memberCtx } from '../../platform/demo/member-ctx.ts';
import type { Scene } from '../../platform/demo/demo-part.ts';
import { unlessRefused } from '../../platform/demo/unless-refused.ts';
import { type Story, ticketScenes } from './demo-tickets.ts';
import type { Game } from './game.ts';
import { issuesAfter, type PlannedIssue } from './issues-ahead.ts';
import { enoughShots } from './shots/use-cases/shoot-for-demo.ts';
import { shootNumber } from './shots/use-cases/shoot-number.ts';

/** Far enough that the first of them is drawn and paid when the doors open. */
const beforeDoorsMs = 22 * 60_000;
const mostRounds = 3;
/** As many as are enough lie between the opening and after the closing. */
const betweenShotsMs = 35_000;
const shooters = 6;

/**
 * The last rounds of Yeekee before the doors open, and the one that runs then: some bet on them,
 * and several members shoot, one after the other (lottery.md A3.3).
 */
export function shotScenes(story: Story): readonly Scene[] {
  const { games, day } = story;
  const game = games.find(({ settings }) => settings.source === 'shots');
  if (game === undefined) {
    return [];
  }
  const { schedule } = game.settings;
  const endMs = day.pastEndsAt.epochMilliseconds;
  const atMs = endMs - beforeDoorsMs;
  return issuesAfter([{ schedule, fromMs: 0 }], { atMs, count: mostRounds })
    .filter(({ opensAtMs }) => opensAtMs >= day.at(0).epochMilliseconds && opensAtMs < endMs)
    .flatMap((issue, place) => {
      const chance = day.chance(`round of shots ${place}`);
      const sold = { game, issue, atMs: issue.opensAtMs + 10_000, chance };
      return [...ticketScenes(story, sold), ...shotsAt(story, { game, issue, place })];
    });
}

interface Round {
  readonly game: Game;
  readonly issue: PlannedIssue;
  readonly place: number;
}

function shotsAt({ members, day }: Story, round: Round): readonly Scene[] {
  const { game, issue, place } = round;
  const { gameCode } = game;
  const { issueNo, opensAtMs } = issue;
  const chance = day.chance(`shots ${place}`);
  const several = Array.from({ length: shooters }, () => chance.pick(members));
  return Array.from({ length: enoughShots }, (_, shot): readonly Scene[] => {
    const member = several[shot % several.length];
    const number = String(chance.between(0, 99_999)).padStart(5, '0');
    const atMs = opensAtMs + 20_000 + shot * betweenShotsMs + chance.between(0, 15_000);
    return member === undefined
      ? []
      : [
          {
            at: Temporal.Instant.fromEpochMilliseconds(atMs),
            play: (ctx) =>
              unlessRefused(() =>
                shootNumber(memberCtx(ctx, member), { gameCode, issueNo, number }),
              ),
          },
        ];
  }).flat();
}

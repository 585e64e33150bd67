import type { Ctx } from '../context.ts';
import { createIds } from '../ids.ts';
import { deliverEvents, type EventHandlers } from '../outbox.ts';
import { seededRandom } from '../random.ts';
import { workWithin } from '../unit-of-work.ts';
import { daysBetween } from './demo-day.ts';
import type { DemoDay, DemoPart, Scene } from './demo-part.ts';
import { createSceneClock } from './scene-clock.ts';

/** What the past of a site is made of. */
export interface Past {
  readonly parts: readonly DemoPart[];
  /** Of the days before the last month. */
  readonly earlyParts: readonly DemoPart[];
  readonly handlers: EventHandlers;
  readonly openedAt: Temporal.Instant;
  readonly now: Temporal.Instant;
}

/**
 * Plays the scenes of all parts, day by day, each at its moment, in the caller's transaction: all
 * of it is there or nothing. Domain events are delivered at the end of their day. Chance that
 * decides rounds and secrets stays that of the process. Returns how many scenes were played.
 */
export async function tellPast(outer: Ctx, past: Past): Promise<number> {
  const clock = createSceneClock(past.openedAt);
  const ids = createIds(clock.forIds, seededRandom('ids of the past'));
  const ctx: Ctx = { ...outer, clock, ids };
  let played = 0;
  for (const day of daysBetween(past.openedAt, past.now, ctx.site.timeZone)) {
    clock.moveTo(day.at(0));
    for (const { at, play } of await scenesOf(ctx, day, past)) {
      clock.moveTo(at);
      await play(ctx);
      played += 1;
    }
    await deliverAll(ctx, past.handlers);
  }
  return played;
}

/** Of one moment in the order of the parts; nothing happens before the site or after now. */
async function scenesOf(ctx: Ctx, day: DemoDay, past: Past): Promise<readonly Scene[]> {
  const scenes: Scene[] = [];
  for (const part of day.number < 0 ? past.earlyParts : past.parts) {
    scenes.push(...(await part(ctx, day)));
  }
  return scenes
    .filter(({ at }) => isBefore(past.openedAt, at) && isBefore(at, past.now))
    .toSorted((left, right) => Temporal.Instant.compare(left.at, right.at));
}

function isBefore(left: Temporal.Instant, right: Temporal.Instant): boolean {
  return Temporal.Instant.compare(left, right) < 0;
}

async function deliverAll(ctx: Ctx, handlers: EventHandlers): Promise<void> {
  while ((await deliverEvents(workWithin(ctx), handlers)) > 0) {
    // The handlers of an event may have told of others.
  }
}

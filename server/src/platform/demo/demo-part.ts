import type { Ctx } from '../context.ts';
import type { Chance } from './chance.ts';
import type { Person, Visit } from './visits.ts';

/** What happens at one moment of the past, through the use cases that it happens through today. */
export interface Scene {
  readonly at: Temporal.Instant;
  /** The clock of this `ctx` stands at the moment, and its ids are those of every telling. */
  readonly play: (ctx: Ctx) => Promise<void>;
}

/** A day of the site's calendar, by the clock on its wall. */
export interface DemoDay {
  /**
   * 0 is the first day of the last month, which the stories count from, or that on which the site
   * was opened, if that was later. Days before the month are below 0.
   */
  readonly number: number;
  /** The number of the day on which the site was opened: 0, or as many days before the month. */
  readonly openedOn: number;
  readonly date: Temporal.PlainDate;
  /** When the past ends and the site opens its doors, on this day or a later one. */
  readonly pastEndsAt: Temporal.Instant;
  /** Hours after midnight, with fractions. */
  at(hours: number): Temporal.Instant;
  /** Falls the same way in every telling, for each name on each day. */
  chance(name: string): Chance;
  /** The same on all days. */
  chanceOf(name: string): Chance;
  /** When somebody is on the site, the same for every part; undefined on a day without them. */
  visitOf(person: Person): Visit | undefined;
}

/**
 * What one context adds to the past of a demo site: the scenes of a day. It is asked when the day
 * begins, so it finds what all parts left behind the day before.
 */
export type DemoPart = (ctx: Ctx, day: DemoDay) => Promise<readonly Scene[]>;

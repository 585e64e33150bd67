/** Tickets that something promised, and the days of the raffle on which they may lie. */
export interface Placing {
  /** Days of the site, both included. */
  readonly from: string;
  readonly to: string;
  readonly mostPerDay: number;
  /** How many tickets the member has of a day already. */
  readonly held: ReadonlyMap<string, number>;
  readonly count: number;
}

/**
 * The day of each ticket, the earliest with room first: a member has at most so many of one day,
 * wherever they come from (agents-loyalty-money.md D7). Undefined where not all have room.
 */
export function daysWithRoom(placing: Placing): readonly string[] | undefined {
  const { from, to, mostPerDay, held, count } = placing;
  const days: string[] = [];
  for (let day = from; day <= to && days.length < count; day = dayAfter(day)) {
    const room = Math.max(mostPerDay - (held.get(day) ?? 0), 0);
    days.push(...Array.from({ length: Math.min(room, count - days.length) }, () => day));
  }
  return days.length === count ? days : undefined;
}

export function dayAfter(day: string): string {
  return String(Temporal.PlainDate.from(day).add({ days: 1 }));
}

/** Days of the site's zone, both included; an open side is absent. */
export interface SiteDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The same as moments, the end excluded. */
export interface Moments {
  readonly from?: Temporal.Instant | undefined;
  readonly to?: Temporal.Instant | undefined;
}

/**
 * From the beginning of the first day to that of the day after the last. A day begins at midnight,
 * or, where the clocks skip midnight, at the first moment after it.
 */
export function momentsOf({ from, to }: SiteDays, timeZone: string): Moments {
  const beginning = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant();
  return {
    from: from === undefined ? undefined : beginning(Temporal.PlainDate.from(from)),
    to: to === undefined ? undefined : beginning(Temporal.PlainDate.from(to).add({ days: 1 })),
  };
}

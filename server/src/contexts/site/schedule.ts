/** When something of the brand is shown; null for without a beginning, and without an end. */
interface Schedule {
  readonly showFrom: string | null;
  readonly showTo: string | null;
}

/** From the first moment on, and no longer at the last one. */
export function isShownAt({ showFrom, showTo }: Schedule, at: Temporal.Instant): boolean {
  const ms = at.epochMilliseconds;
  return (
    (showFrom === null || Date.parse(showFrom) <= ms) &&
    (showTo === null || ms < Date.parse(showTo))
  );
}

/** Maintenance at once, or by plan: a plan without a beginning is none. */
export function isClosedAt(
  site: { readonly maintenance: boolean; readonly plannedMaintenance: Schedule },
  at: Temporal.Instant,
): boolean {
  const { maintenance, plannedMaintenance: plan } = site;
  return maintenance || (plan.showFrom !== null && isShownAt(plan, at));
}

/** `2026-03-02T18:30` on the clocks of a zone. */
export function wallTimeOf(instant: string | null, timeZone: string): string | null {
  if (instant === null) {
    return null;
  }
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' });
}

/** A minute that the zone skips is the one after the gap. */
export function instantOf(wallTime: string | null, timeZone: string): string | null {
  if (wallTime === null) {
    return null;
  }
  return String(Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).toInstant());
}

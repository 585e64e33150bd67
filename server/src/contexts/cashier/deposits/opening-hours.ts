import type { Ctx } from '../../../platform/context.ts';

/** Hours of the site's clock, `09:00`; where they end earlier than they begin, over midnight. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

interface Place {
  readonly clock: Pick<Ctx['clock'], 'now'>;
  readonly site: Pick<Ctx['site'], 'timeZone'>;
}

/** Whether it is open now; without hours, and with two that are the same, it always is. */
export function isWithinHours(hours: Hours | undefined, { clock, site }: Place): boolean {
  if (hours === undefined || hours.opens === hours.closes) {
    return true;
  }
  const local = clock.now().toZonedDateTimeISO(site.timeZone).toPlainTime();
  const time = local.toString({ smallestUnit: 'minute' });
  const { opens, closes } = hours;
  return opens < closes ? time >= opens && time < closes : time >= opens || time < closes;
}

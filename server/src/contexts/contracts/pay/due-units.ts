import type { Period } from '@portal/commission';
import { unreachable } from '@portal/money';
import type { ContractKind } from '@portal/protocol';
import type { ContractSettings } from '../settings.ts';

/** When a unit is computed, so that what was booked in it is there, and when it is paid. */
interface Moments {
  readonly computeAt: Temporal.Instant;
  readonly payAt: Temporal.Instant;
}

/** A moment of the site's day in which a unit ends, or of one after it. */
function dayTime(
  end: Temporal.Instant,
  zone: string,
  { days, time }: { readonly days: number; readonly time: string },
): Temporal.Instant {
  const day = end.toZonedDateTimeISO(zone).toPlainDate().add({ days });
  const plainTime = Temporal.PlainTime.from(time);
  return day.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
}

const minutesAfterHour = 10;

/** agents-loyalty-money.md C1, *Computed* and *Paid*. */
export function momentsOf(
  kind: Exclude<ContractKind, 'REALTIME'>,
  unit: Period,
  site: { readonly zone: string; readonly settings: ContractSettings },
): Moments {
  const { zone, settings } = site;
  const { end } = unit;
  switch (kind) {
    case 'DIVIDEND':
      return {
        computeAt: dayTime(end, zone, { days: 0, time: '03:00' }),
        payAt: dayTime(end, zone, { days: 0, time: settings.dividendPayAt }),
      };
    case 'DAILY': {
      const days = settings.dailyPayDelayDays - 1;
      return {
        computeAt: dayTime(end, zone, { days: 0, time: '02:00' }),
        payAt: dayTime(end, zone, { days, time: settings.dailyPayAt }),
      };
    }
    case 'HOURLY': {
      const at = end.add({ minutes: minutesAfterHour });
      return { computeAt: at, payAt: at };
    }
    default:
      return unreachable(kind);
  }
}

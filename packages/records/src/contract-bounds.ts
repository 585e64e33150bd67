import type { useFormats } from '@portal/i18n/react';
import type { ContractKind } from '@portal/protocol';

interface BoundContract {
  readonly kind: ContractKind;
  /** Instants of the wire; null before they are known. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Units of these kinds are shorter than a day, so a day alone does not say which is the last. */
const withinDays: ReadonlySet<ContractKind> = new Set(['HOURLY', 'REALTIME']);

/**
 * The first and the last day of a contract, or the moments where its units are parts of days. It
 * ends with the midnight after its last day, which is no day of it any more.
 */
export function contractBounds(
  { kind, startsAt, endsAt }: BoundContract,
  formats: ReturnType<typeof useFormats>,
): { readonly first: string; readonly last: string } {
  if (withinDays.has(kind)) {
    const moment = (at: string | null): string => (at === null ? '' : formats.dateTime(at));
    return { first: moment(startsAt), last: moment(endsAt) };
  }
  const day = (atMs: number): string => formats.dayInText(formats.day(atMs));
  return {
    first: startsAt === null ? '' : day(Date.parse(startsAt)),
    last: endsAt === null ? '' : day(Date.parse(endsAt) - 1),
  };
}

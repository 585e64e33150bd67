import type { ContractKind, RunSettings } from '@portal/commission';
import type { ContractSettings } from '../settings.ts';

/** What the bills of a run depend on besides contracts and figures. */
export function runSettings(
  settings: ContractSettings,
  unit: { readonly kind: ContractKind; readonly isLastOfMonth: boolean },
): RunSettings {
  const { lossBasis, includeSelf, carry, requiresUplineQualified, maxPayoutMinor } = settings;
  return {
    lossBasis,
    includeSelf,
    carry,
    requiresUplineQualified,
    isLastOfMonth: unit.isLastOfMonth,
    activeMinValidMinor: settings.activeLeastMinor[unit.kind],
    ...(maxPayoutMinor !== undefined && { maxPayoutMinor }),
  };
}

/** Whether a unit ends its calendar month (agents-loyalty-money.md C5). */
export function isLastOfMonth(end: Temporal.Instant, zone: string): boolean {
  return end.toZonedDateTimeISO(zone).toPlainDate().day === 1;
}

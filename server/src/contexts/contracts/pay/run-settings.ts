import type { ContractKind, MemberRow, RunSettings, Span } from '@portal/commission';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { clustersAmong } from '../../identity/index.ts';
import { frozenAmong } from '../../limits/index.ts';
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
    activeMinDepositMinor: settings.activeMinDepositMinor,
    ...(maxPayoutMinor !== undefined && { maxPayoutMinor }),
  };
}

/**
 * Whether a unit is the last that begins in its calendar month, also a week that goes over the end
 * of it: what was carried is dropped with it (agents-loyalty-money.md C5).
 */
export function isLastOfMonth({ start, end }: Span, zone: string): boolean {
  const monthOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).month;
  return monthOf(start) !== monthOf(end);
}

/** The rules of a unit as they are now; a run keeps those with which its bills were made. */
export async function rulesNow(
  ctx: Ctx,
  unit: {
    readonly settings: ContractSettings;
    readonly kind: ContractKind;
    readonly isLastOfMonth: boolean;
    readonly rows: readonly MemberRow[];
  },
): Promise<RunSettings> {
  return { ...runSettings(unit.settings, unit), ...(await countedOnce(ctx, unit.rows)) };
}

/**
 * Whoever of the rows of a unit never counts as active, and which accounts count as one of them
 * because a device is theirs together (agents-loyalty-money.md A6).
 */
async function countedOnce(
  ctx: Ctx,
  rows: readonly MemberRow[],
): Promise<Pick<RunSettings, 'excludedFromActive' | 'clusters'>> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))].filter((id) => isIdOf('mbr', id));
  return {
    excludedFromActive: await frozenAmong(ctx, ids),
    clusters: await clustersAmong(ctx, ids),
  };
}

import type { RunSettings } from '@portal/commission';

/** What the bills of a run depend on besides contracts and figures, as JSON keeps it. */
export interface StoredRules extends Pick<
  RunSettings,
  'lossBasis' | 'includeSelf' | 'carry' | 'requiresUplineQualified' | 'isLastOfMonth'
> {
  readonly activeMinValid: string;
  readonly activeMinDeposit: string;
  readonly maxPayout: string | null;
  readonly excluded: readonly string[];
  readonly clusters: Readonly<Record<string, string>>;
}

export function storedRules(rules: RunSettings): StoredRules {
  const { lossBasis, includeSelf, carry, requiresUplineQualified, isLastOfMonth } = rules;
  return {
    lossBasis,
    includeSelf,
    carry,
    requiresUplineQualified,
    isLastOfMonth,
    activeMinValid: String(rules.activeMinValidMinor),
    activeMinDeposit: String(rules.activeMinDepositMinor ?? 0n),
    maxPayout: rules.maxPayoutMinor === undefined ? null : String(rules.maxPayoutMinor),
    excluded: [...(rules.excludedFromActive ?? [])],
    clusters: Object.fromEntries(rules.clusters ?? []),
  };
}

export function rulesIn(row: StoredRules): RunSettings {
  const { activeMinValid, activeMinDeposit, maxPayout, excluded, clusters, ...rules } = row;
  return {
    ...rules,
    activeMinValidMinor: BigInt(activeMinValid),
    activeMinDepositMinor: BigInt(activeMinDeposit),
    excludedFromActive: new Set(excluded),
    clusters: new Map(Object.entries(clusters)),
    ...(maxPayout !== null && { maxPayoutMinor: BigInt(maxPayout) }),
  };
}

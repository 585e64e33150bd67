import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { OperatorActor } from '../../../platform/context.ts';
import type { NamedFinding } from './use-cases/list-findings.ts';
import type { VendorDays } from './use-cases/read-vendor-days.ts';

type Finding = ReplyOf<Endpoints['claimVendorFinding']>;

export function presentDays({ currency: code, vendors, days }: VendorDays) {
  const amount = (minor: bigint) => formatAmount(minor, currency(code));
  return {
    currency: code,
    vendors: [...vendors],
    days: days.map(({ theirsMinor, oursMinor, ranAt, ...day }) => ({
      ...day,
      theirs: amount(theirsMinor),
      ours: amount(oursMinor),
      ranAt: String(ranAt),
    })),
  } satisfies ReplyOf<Endpoints['readVendorDays']>;
}

export function presentFinding(row: NamedFinding, actor: OperatorActor): Finding {
  const { ownedAt, closedAt, ownerId } = row;
  return {
    id: row.id,
    vendorCode: row.vendorCode,
    day: row.day,
    kind: row.kind,
    transactionId: row.txId,
    roundId: row.roundId,
    memberId: row.memberId,
    account: row.account,
    currency: row.currency,
    ours: sideOf(row.currency, {
      state: row.oursState,
      stakeMinor: row.oursStakeMinor,
      payoutMinor: row.oursPayoutMinor,
    }),
    theirs: sideOf(row.currency, {
      state: row.theirsState,
      stakeMinor: row.theirsStakeMinor,
      payoutMinor: row.theirsPayoutMinor,
    }),
    openedAt: String(row.openedAt),
    owner: row.ownerName,
    ownedAt: ownedAt === null ? null : String(ownedAt),
    decision: row.decision,
    reason: row.reason,
    closedBy: row.closedByName,
    closedAt: closedAt === null ? null : String(closedAt),
    agrees: row.agrees,
    abilities: abilitiesFor(actor, { isOpen: closedAt === null, ownerId }),
  };
}

function sideOf(
  code: string,
  side: {
    readonly state: NamedFinding['oursState'];
    readonly stakeMinor: bigint | null;
    readonly payoutMinor: bigint | null;
  },
): Finding['ours'] {
  const { state, stakeMinor, payoutMinor } = side;
  if (state === null || !isCurrencyCode(code)) {
    return null;
  }
  const amount = (minor: bigint | null) => formatAmount(minor ?? 0n, currency(code));
  return { state, stake: amount(stakeMinor), payout: amount(payoutMinor) };
}

function abilitiesFor(
  { role, id }: OperatorActor,
  finding: { readonly isOpen: boolean; readonly ownerId: string | null },
): Finding['abilities'] {
  if (!finding.isOpen || !abilitiesOf(role).includes('bets.decide')) {
    return [];
  }
  return finding.ownerId === id ? ['decide'] : ['claim'];
}

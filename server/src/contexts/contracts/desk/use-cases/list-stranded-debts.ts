import type { BillId, ContractId, ContractKind, DebtCause, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { unavailableAmong } from '../../../limits/index.ts';
import { selectOpenDebts, selectStranded } from '../store-stranded.ts';

/** From the seventh day on a debt is the desk's to look at (agents-loyalty-money.md C6). */
const weekHours = 24 * 7;

export interface StrandedDebt {
  readonly contractId: ContractId;
  /** The bill that is owed; null for what a contract paid too much. */
  readonly billId: BillId | null;
  readonly kind: ContractKind;
  readonly debtorId: MemberId;
  /** Null for the house. */
  readonly creditorId: MemberId | null;
  readonly leftMinor: bigint;
  readonly cause: DebtCause;
  readonly since: Temporal.Instant;
}

/**
 * What agents owe and no pay brings in by itself, the most first: what contracts that are over paid
 * too much, and bills whose payer cannot be reached or owes them for a week (C6, C7).
 */
export async function listStrandedDebts(
  ctx: Ctx,
  { cause }: { readonly cause: DebtCause | undefined },
): Promise<readonly StrandedDebt[]> {
  const at = ctx.clock.now();
  const over = (await selectStranded(ctx.tx, { at, contractId: null })).map(
    ({ payeeId, payerId, since, ...row }): StrandedDebt => ({
      ...row,
      billId: null,
      debtorId: payeeId,
      creditorId: payerId,
      cause: 'contract_over',
      since: since ?? at,
    }),
  );
  const debts = [...over, ...(await openDebts(ctx, at))];
  return debts
    .filter((row) => cause === undefined || row.cause === cause)
    .toSorted((left, right) => Number(right.leftMinor - left.leftMinor));
}

async function openDebts(ctx: Ctx, at: Temporal.Instant): Promise<readonly StrandedDebt[]> {
  const rows = await selectOpenDebts(ctx.tx);
  const debtors = [...new Set(rows.map(({ payerId }) => payerId))];
  const unavailable = await unavailableAmong(ctx, debtors);
  const weekAgo = at.subtract({ hours: weekHours });
  return rows.flatMap(({ payerId, payeeId, houseMinor, ...row }): readonly StrandedDebt[] => {
    const isGone = unavailable.has(payerId);
    const since = row.since ?? at;
    const isOld = Temporal.Instant.compare(since, weekAgo) <= 0;
    const cause = isGone ? 'unavailable' : 'week_old';
    const debt = { ...row, since, debtorId: payerId, cause } as const;
    const parts: readonly StrandedDebt[] = [
      { ...debt, creditorId: payeeId, leftMinor: row.leftMinor - houseMinor },
      { ...debt, creditorId: null, leftMinor: houseMinor },
    ];
    return isGone || isOld ? parts.filter(({ leftMinor }) => leftMinor > 0n) : [];
  });
}

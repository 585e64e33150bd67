import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { owedOf, shortfallOf } from './shortfall.ts';
import type { KeptFault } from './store-faults.ts';
import type { CasePage } from './use-cases/list-cases.ts';
import type { FaultPage } from './use-cases/list-faults.ts';
import type { RunPage } from './use-cases/list-runs.ts';
import type { Control } from './use-cases/read-control.ts';

type Shown = ReplyOf<Endpoints['readReconciliation']>;

export function presentControl(control: Control): Shown {
  const { trial, controls, currency: code } = control;
  const amount = (minor: bigint) => formatAmount(minor, currency(code));
  const maybe = (minor: bigint | null) => (minor === null ? null : amount(minor));
  const protectedMinor = controls?.protectedMinor ?? null;
  const stoppedAt = controls?.payoutsStoppedAt ?? null;
  const shortSince = controls?.shortSince ?? null;
  return {
    currency: code,
    providers: [...control.providers],
    payoutsStoppedAt: stoppedAt === null ? null : String(stoppedAt),
    trial:
      trial === undefined
        ? null
        : {
            at: String(trial.at),
            sum: amount(trial.sumMinor),
            members: amount(trial.membersMinor - trial.heldMinor),
            pendingWithdrawals: amount(trial.heldMinor),
            openStakes: amount(trial.openMinor),
            suspense: amount(trial.suspenseMinor),
            promised: amount(trial.promisedMinor),
            owed: amount(owedOf(trial)),
          },
    protectedFunds: maybe(protectedMinor),
    shortfall: amount(shortfallOf(trial, protectedMinor)),
    shortSince: shortSince === null ? null : String(shortSince),
  };
}

export function presentRuns(page: RunPage): ReplyOf<Endpoints['listReconciliationRuns']> {
  const { currency: code, nextCursor } = page;
  const amount = (minor: bigint) => formatAmount(minor, currency(code));
  const content = page.runs.map((run) => ({
    provider: run.provider,
    day: run.day,
    theirsCount: run.theirsCount,
    oursCount: run.oursCount,
    theirs: amount(run.theirsMinor),
    ours: amount(run.oursMinor),
    differences: run.differences,
    ranAt: String(run.ranAt),
  }));
  return { currency: code, content, nextCursor };
}

type Faults = ReplyOf<Endpoints['listAccountFaults']>;

export function presentFaults({ faults, nextCursor }: FaultPage): Faults {
  return { content: faults.map(presentFault), nextCursor };
}

function presentFault(fault: KeptFault): Faults['content'][number] {
  const { account, currency: code, storedMinor, linesMinor, foundAt } = fault;
  const amount = (minor: bigint) => formatAmount(minor, currency(code));
  return {
    account,
    currency: code,
    stored: amount(storedMinor),
    lines: amount(linesMinor),
    foundAt: String(foundAt),
  };
}

export function presentCases(page: CasePage): ReplyOf<Endpoints['listReconciliationCases']> {
  const { currency: code, nextCursor } = page;
  const maybe = (minor: bigint | null) =>
    minor === null ? null : formatAmount(minor, currency(code));
  const content = page.cases.map((row) => ({
    id: row.id,
    provider: row.provider,
    day: row.day,
    kind: row.kind,
    reference: row.reference,
    transaction: row.transaction,
    ours: maybe(row.oursMinor),
    theirs: maybe(row.theirsMinor),
    statement:
      row.statedAt === null ? null : { amount: maybe(row.statedMinor), at: String(row.statedAt) },
    openedAt: String(row.openedAt),
    closedAt: row.closedAt === null ? null : String(row.closedAt),
    closedBy: row.closedByName,
    reason: row.reason,
    agrees: row.agrees,
  }));
  return { currency: code, content, nextCursor };
}

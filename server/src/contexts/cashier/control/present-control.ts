import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Control } from './use-cases/read-control.ts';

type Shown = ReplyOf<Endpoints['readReconciliation']>;

export function presentControl(control: Control): Shown {
  const { trial, controls, currency: code } = control;
  const amount = (minor: bigint) => formatAmount(minor, currency(code));
  const maybe = (minor: bigint | null) => (minor === null ? null : amount(minor));
  const owedMinor =
    trial === undefined ? 0n : trial.membersMinor + trial.openMinor + trial.suspenseMinor;
  const protectedMinor = controls?.protectedMinor ?? null;
  const missing = protectedMinor === null ? 0n : owedMinor - protectedMinor;
  const stoppedAt = controls?.payoutsStoppedAt ?? null;
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
            members: amount(trial.membersMinor),
            openStakes: amount(trial.openMinor),
            suspense: amount(trial.suspenseMinor),
            owed: amount(owedMinor),
          },
    protectedFunds: maybe(protectedMinor),
    shortfall: amount(missing > 0n ? missing : 0n),
    runs: control.runs.map((run) => ({
      provider: run.provider,
      day: run.day,
      theirsCount: run.theirsCount,
      oursCount: run.oursCount,
      theirs: amount(run.theirsMinor),
      ours: amount(run.oursMinor),
      differences: run.differences,
      ranAt: String(run.ranAt),
    })),
    cases: control.cases.map((row) => ({
      id: row.id,
      provider: row.provider,
      day: row.day,
      kind: row.kind,
      reference: row.reference,
      transaction: row.transaction,
      ours: maybe(row.oursMinor),
      theirs: maybe(row.theirsMinor),
      openedAt: String(row.openedAt),
      closedAt: row.closedAt === null ? null : String(row.closedAt),
      closedBy: row.closedByName,
      reason: row.reason,
    })),
  };
}

import type { Category } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type { ErrorCode, MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { RefusalData } from '../../platform/refusal.ts';
import type { SqlStatement } from '../../platform/statement.ts';

/** A stake that somebody wants to make. */
export interface GatedStake {
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly provider: string;
  readonly category: Category;
  readonly gameCode: string;
}

export interface GateRefusal {
  readonly code: ErrorCode;
  readonly data: RefusalData;
}

/** One gate for one batch: its looks are sent under the locks of the accounts, then it decides. */
export interface StakeCheck {
  readonly looks: readonly SqlStatement<unknown>[];
  /** In the order of the stakes; it counts those that it let pass before. */
  refusalOf(stake: GatedStake): GateRefusal | undefined;
}

/** Brought by the contexts that protect members: only new stakes are ever asked. */
export type StakeGate = (ctx: Ctx, stakes: readonly GatedStake[]) => StakeCheck;

/** Asks several gates in their order; the first refusal counts. */
export function allGates(gates: readonly StakeGate[]): StakeGate {
  return (ctx, stakes) => {
    const checks = gates.map((gate) => gate(ctx, stakes));
    return {
      looks: checks.flatMap(({ looks }) => looks),
      refusalOf: (stake) => {
        for (const check of checks) {
          const refusal = check.refusalOf(stake);
          if (refusal !== undefined) {
            return refusal;
          }
        }
        return undefined;
      },
    };
  };
}

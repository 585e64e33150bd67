import type { OperatorRole } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { changeOperatorRole } from './api/change-operator-role.ts';
import { confirmOperator } from './api/confirm-operator.ts';
import type { OperatorLine } from './api/list-operators.ts';
import { lockOperator } from './api/lock-operator.ts';
import { resetOperatorFactor } from './api/reset-operator-factor.ts';
import { resetOperatorPassword } from './api/reset-operator-password.ts';
import { unlockOperator } from './api/unlock-operator.ts';

export type OperatorAction = OperatorLine['abilities'][number];

interface Changed {
  readonly ok: true;
  /** Of a reset; shown once. */
  readonly password: string | undefined;
}

/** Does one thing to an operator, for a reason that goes to the audit trail. */
export async function changeOperator(change: {
  readonly id: string;
  readonly action: OperatorAction;
  readonly role: OperatorRole;
  readonly reason: string;
}): Promise<Changed | Failure> {
  const { id, action, role, reason } = change;
  const input = { params: { id }, body: { reason } };
  if (action === 'reset_password') {
    const reset = await resetOperatorPassword(input);
    return reset.ok ? { ok: true, password: reset.value.temporaryPassword } : reset;
  }
  const acts = {
    lock: lockOperator,
    unlock: unlockOperator,
    reset_factor: resetOperatorFactor,
    confirm: confirmOperator,
  };
  const outcome = await (action === 'change_role'
    ? changeOperatorRole({ params: { id }, body: { role, reason } })
    : acts[action](input));
  return outcome.ok ? { ok: true, password: undefined } : outcome;
}

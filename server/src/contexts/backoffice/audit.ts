import { present } from '@portal/money';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { findOperator, insertAudit } from './store.ts';

export interface AuditedAct {
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly before: Readonly<Record<string, string>> | null;
  readonly after: Readonly<Record<string, string>> | null;
  readonly reason: string;
}

/** Writes the line in the transaction of the act: neither exists without the other. */
export async function audit(ctx: Ctx<OperatorActor>, act: AuditedAct): Promise<void> {
  await auditAs(ctx, ctx.actor, act);
}

/** That an operator came or went. */
export async function auditSession(
  ctx: Ctx,
  operator: { readonly id: string; readonly ip: string },
  action: 'operator.login' | 'operator.logout',
): Promise<void> {
  await auditAs(ctx, operator, {
    action,
    subjectType: 'operator',
    subjectId: operator.id,
    before: null,
    after: null,
    reason: '',
  });
}

async function auditAs(
  ctx: Ctx,
  who: { readonly id: string; readonly ip: string },
  act: AuditedAct,
): Promise<void> {
  const operator = present(await findOperator(ctx.tx, who.id), 'a session has its operator');
  await insertAudit(ctx.tx, {
    ...act,
    id: ctx.ids.next('aud'),
    at: ctx.clock.now(),
    operatorId: operator.id,
    operatorName: operator.username,
    ip: who.ip,
    requestId: ctx.requestId,
  });
}

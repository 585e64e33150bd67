import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Refusal } from '../../../../platform/refusal.ts';
import { endOtherSessionsOf, markProven } from '../../store-sessions.ts';
import { createPasskey } from './create-passkey.ts';

/**
 * Binds a passkey that the login of an operator asks for from now on. Other sessions end: none of
 * them has proved it; they are returned for the `Authenticator` to drop. Gives the refusals of
 * `createPasskey`.
 */
export async function createOperatorPasskey(
  ctx: Ctx<OperatorActor>,
  command: { readonly name: string; readonly response: string; readonly request: RequestFacts },
): Promise<readonly string[] | Refusal> {
  const refusal = await createPasskey(ctx, command);
  if (refusal !== undefined) {
    return refusal;
  }
  const { id: subjectId, sessionId } = ctx.actor;
  const at = ctx.clock.now();
  await markProven(ctx.tx, sessionId, at);
  return endOtherSessionsOf(ctx.tx, { subjectId, sessionId }, { at, because: 'factor_bound' });
}

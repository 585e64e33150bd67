import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Refusal } from '../../../../platform/refusal.ts';
import { renewSession } from '../../renew-session.ts';
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
): Promise<
  { readonly ended: readonly string[]; readonly cookies: readonly CookieToSet[] } | Refusal
> {
  const refusal = await createPasskey(ctx, command);
  if (refusal !== undefined) {
    return refusal;
  }
  const { id: subjectId, sessionId } = ctx.actor;
  const at = ctx.clock.now();
  await markProven(ctx.tx, sessionId, at);
  const kept = { subjectId, sessionId };
  const ended = await endOtherSessionsOf(ctx.tx, kept, { at, because: 'factor_bound' });
  return { ended, cookies: await renewSession(ctx, command.request) };
}

import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { recordEvents } from '../../trail/index.ts';
import { deviceOf } from '../device.ts';
import { endCodesOf } from '../codes/store-codes.ts';
import { hasFactor } from '../factors/require-factor.ts';
import { holdMoney } from '../holds/money-hold.ts';
import { isKeptSession } from '../kept-session.ts';
import { setPassword, type CredentialRow } from '../store.ts';
import { forgetDevices } from '../store-devices.ts';
import { endSessionsOf } from '../store-sessions.ts';
import type { OpenedSession, SessionLife } from '../use-cases/open-session.ts';
import { openSession } from '../use-cases/open-session.ts';
import { deleteTemporaryOf } from './store-temporary.ts';

export interface ReplacedPassword {
  readonly session: OpenedSession;
  /** For the `Authenticator` to drop. */
  readonly endedSessionIds: readonly string[];
}

/**
 * What follows from a new password, whatever way it came: every session of before ends, the own one
 * too, and a new one with new secrets takes its place (R70); mailed passwords and codes that were
 * sent are good no more (R62), and every other browser is a stranger until it signs in again (R63,
 * X8).
 */
export async function replacePassword(
  ctx: Ctx,
  change: {
    readonly credential: CredentialRow;
    readonly passwordHash: string;
    readonly request: RequestFacts;
    readonly life: SessionLife;
    /**
     * What speaks for the new session: another one of the account (X8), or a code that was sent.
     * Who has a second factor is refused with a code alone (R66).
     */
    readonly by: 'session' | 'code';
    /** A bound second factor was brought beside the code. */
    readonly isFactorProven?: boolean;
  },
): Promise<ReplacedPassword> {
  const { credential, passwordHash, request, life, isFactorProven = false } = change;
  const { subjectId: id, isAgent, isTrial, role, username: name } = credential;
  const at = ctx.clock.now();
  await setPassword(ctx.tx, { subjectId: id, passwordHash, mustChange: false, at });
  if (change.by === 'code') {
    await holdMoney(ctx, id, 'password_reset');
  }
  await deleteTemporaryOf(ctx.tx, id);
  await endCodesOf(ctx.tx, id, at);
  const endedSessionIds = await endSessionsOf(ctx.tx, id, { at, because: 'password_changed' });
  await forgetDevices(ctx.tx, { subjectId: id, kept: deviceOf(request) ?? '' }, at);
  const isOfSession = change.by === 'session';
  const subject = { id, realm: 'member', isAgent, isTrial, role } as const;
  const session = await openSession(ctx, {
    subject,
    request,
    life,
    // Who is signed in and changes it does not come in again.
    method: isOfSession ? undefined : 'recovery',
    isBrief: !(isOfSession && isKeptSession(request, 'member')),
    // A new password is no second factor: who has one proves it again for what asks for it (R67).
    isProven: isFactorProven || (isOfSession && !(await hasFactor(ctx, id))),
    isVouched: isOfSession,
    isByChannel: !isOfSession,
    isByPassword: isOfSession,
    isByCode: !isOfSession && !isFactorProven,
  });
  const by = { kind: 'member', id, name } as const;
  const about = { type: 'member', id } as const;
  await recordEvents(ctx, { action: 'member.change_password', by, subject: about });
  return { session, endedSessionIds };
}

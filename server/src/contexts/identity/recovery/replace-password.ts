import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { recordEvents } from '../../trail/index.ts';
import { setPassword, type CredentialRow } from '../store.ts';
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
 * too, and a new one with new secrets takes its place (R70); mailed passwords are good no more.
 */
export async function replacePassword(
  ctx: Ctx,
  change: {
    readonly credential: CredentialRow;
    readonly passwordHash: string;
    readonly request: RequestFacts;
    readonly life: SessionLife;
    /** Whether a second factor was asked for already; if not, who has one is refused (R66). */
    readonly isProven: boolean;
    /** Whether a code was sent for it; else a session of the account answers for it (X8). */
    readonly isByChannel: boolean;
  },
): Promise<ReplacedPassword> {
  const { credential, passwordHash, request, life, isProven, isByChannel } = change;
  const { subjectId: id, isAgent, isTrial, role, username: name } = credential;
  const at = ctx.clock.now();
  await setPassword(ctx.tx, { subjectId: id, passwordHash, mustChange: false, at });
  await deleteTemporaryOf(ctx.tx, id);
  const endedSessionIds = await endSessionsOf(ctx.tx, id, { at, because: 'password_changed' });
  const subject = { id, realm: 'member', isAgent, isTrial, role } as const;
  const session = await openSession(ctx, {
    subject,
    request,
    life,
    isProven,
    isByChannel,
    isVouched: isProven,
  });
  const by = { kind: 'member', id, name } as const;
  const about = { type: 'member', id } as const;
  await recordEvents(ctx, { action: 'member.change_password', by, subject: about });
  return { session, endedSessionIds };
}

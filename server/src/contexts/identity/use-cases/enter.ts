import type { ErrorCode, SignInMethod } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { recordEvents } from '../../trail/index.ts';
import type { CredentialRow, Realm } from '../store.ts';
import { lockCredential } from '../store.ts';
import type { OpenedSession, SessionLife } from './open-session.ts';
import { openSession } from './open-session.ts';

/** What a sign-in may be refused with once its secret was proven. */
export type EntryRefusal = Extract<
  ErrorCode,
  'account_locked' | 'error_not_agent' | 'non_member_account'
>;

/** Whether a page is for whoever has proven who they are; asked after the secret, never before. */
export type Admit = (ctx: Ctx, credential: CredentialRow) => Promise<EntryRefusal | undefined>;

export interface Entry {
  readonly realm: Realm;
  readonly credential: CredentialRow;
  readonly request: RequestFacts;
  readonly life: SessionLife;
  readonly method: SignInMethod;
  readonly admit: Admit | undefined;
  /** Whether the session ends with the browser. */
  readonly isBrief: boolean;
  /** Whether a second factor was asked for already. */
  readonly isProven: boolean;
  /** Whether a session that had just proven who sits there answers for this one. */
  readonly isVouched?: boolean;
  /** Whether the password that signs in was proven. */
  readonly isByPassword?: boolean;
  /** Whether a code that was sent is all that was proven. */
  readonly isByCode?: boolean;
  /** By a code that was sent to the member, or by a key of their device (X8). */
  readonly isByChannel?: boolean;
  readonly isRestricted?: boolean;
}

/** A session for somebody who has proven who they are, or why they get none. The row is locked. */
export async function enter(ctx: Ctx, entry: Entry): Promise<OpenedSession | EntryRefusal> {
  const { realm, credential, request, life, admit, method } = entry;
  const { isBrief, isProven, isVouched = false, isByChannel = false } = entry;
  const { isRestricted = false, isByPassword = false, isByCode = false } = entry;
  const id = credential.subjectId;
  const row = await lockCredential(ctx.tx, id);
  if (row?.isBlocked !== false) {
    return 'account_locked';
  }
  const refusal = await admit?.(ctx, credential);
  if (refusal !== undefined) {
    return refusal;
  }
  const { isAgent, isTrial } = credential;
  const subject = { id, realm, isAgent, isTrial, role: row.role };
  const traits = {
    isBrief,
    isProven,
    isVouched,
    isByChannel,
    isByPassword,
    isByCode,
    isRestricted,
  };
  const session = await openSession(ctx, { subject, request, life, method, ...traits });
  await recordEvents(ctx, {
    action: `${realm}.login`,
    by: { kind: realm, id, name: credential.username },
    subject: { type: realm, id },
  });
  return session;
}

import { isIdOf } from '@portal/protocol';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { IdentityEnv } from '../../env.ts';
import { enterOrNote } from '../../history/enter-or-note.ts';
import { mustReplaceUnseen } from '../../recovery/unseen-password.ts';
import { findCredentialOf } from '../../store.ts';
import type { Admit } from '../../use-cases/enter.ts';
import type { SignedIn } from '../../use-cases/sign-in.ts';
import { provePasskey } from '../prove-passkey.ts';

/**
 * A passkey to a session; one that can only change the password where that has to be replaced. The
 * device has made sure of its owner, so it is what somebody has and what they know or are: no
 * second factor is asked for. Refuses with `passkey_refused`, then with what `enter` refuses.
 */
export async function signInByPasskey(
  env: IdentityEnv,
  scope: Scope,
  attempt: {
    readonly response: string;
    readonly request: RequestFacts;
    readonly admit: Admit;
    readonly isBrief: boolean;
  },
): Promise<SignedIn> {
  const { response, request, admit, isBrief } = attempt;
  const { sessions: life } = (await env.viewer.current()).configuration;
  const proof = { purpose: 'login', response, request } as const;
  const subjectId = await scope.transaction((ctx) => provePasskey(ctx, proof));
  // An operator's opens nothing here: it is asked for beside a password, at the desk.
  if (subjectId === undefined || !isIdOf('mbr', subjectId)) {
    throw new Refusal('passkey_refused');
  }
  const credential = await scope.transaction((ctx) => findCredentialOf(ctx.tx, subjectId));
  if (credential === undefined) {
    throw new Refusal('passkey_refused');
  }
  const isRestricted = await mustReplaceUnseen(env, credential, scope.ctx.clock.now());
  const entry = { realm: 'member', credential, request, life, admit, isBrief } as const;
  const traits = { method: 'passkey', isProven: true, isByChannel: true, isRestricted } as const;
  const session = await scope.transaction((ctx) => enterOrNote(ctx, { ...entry, ...traits }));
  if (typeof session === 'string') {
    env.refusedLogins.note({ realm: 'member', code: session, request, subjectId });
    throw new Refusal(session);
  }
  if (session.endedSessionId !== undefined) {
    env.authenticator.drop([session.endedSessionId]);
  }
  return { session, credential, isRestricted };
}

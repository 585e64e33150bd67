import type { Ctx } from '../../../platform/context.ts';
import { deviceOf } from '../device.ts';
import type { Attempt, Candidate, OpenedAttempt } from '../use-cases/open-attempt.ts';
import { openAttempt } from '../use-cases/open-attempt.ts';
import { noteTry } from './note-sign-in.ts';

/**
 * Opens an attempt to sign in with a password. One of a member that is counted as a failure is
 * counted in the login history of each whose secret it may be, in the same transaction; what is not
 * looked at is in neither, so that the steps of the throttle bound both.
 */
export async function openCounted(ctx: Ctx, attempt: Attempt): Promise<OpenedAttempt> {
  const opened = await openAttempt(ctx, attempt);
  if (opened.kind === 'refused' || attempt.realm !== 'member') {
    return opened;
  }
  const [first, ...others] = opened.candidates;
  const candidates: [Candidate, ...Candidate[]] = [await counted(ctx, attempt, first)];
  for (const candidate of others) {
    candidates.push(await counted(ctx, attempt, candidate));
  }
  return { ...opened, candidates };
}

async function counted(ctx: Ctx, { request }: Attempt, candidate: Candidate): Promise<Candidate> {
  const { credential, keys } = candidate;
  const tryId = await noteTry(ctx, {
    subjectId: credential?.subjectId,
    name: keys.own.key,
    method: 'password',
    result: 'wrong_password',
    request,
    device: keys.own.scope === 'device' ? deviceOf(request) : undefined,
  });
  return { ...candidate, keys: { ...keys, tryId } };
}

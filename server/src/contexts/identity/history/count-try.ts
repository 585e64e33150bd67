import type { Ctx } from '../../../platform/context.ts';
import { deviceOf } from '../device.ts';
import { takeBackFailure } from '../store-attempts.ts';
import type { Attempt, AttemptKeys, OpenedAttempt } from '../use-cases/open-attempt.ts';
import { openAttempt } from '../use-cases/open-attempt.ts';
import { noteTry } from './note-sign-in.ts';
import { takeBackTry } from './store-sign-ins.ts';

/**
 * Opens an attempt to sign in with a password. One of a member that is counted as a failure is
 * counted in the login history too, in the same transaction; what is not looked at is in neither,
 * so that the steps of the throttle bound both.
 */
export async function openCounted(ctx: Ctx, attempt: Attempt): Promise<OpenedAttempt> {
  const opened = await openAttempt(ctx, attempt);
  if (opened.kind === 'refused' || attempt.realm !== 'member') {
    return opened;
  }
  const { credential, keys } = opened;
  const { request } = attempt;
  const tryId = await noteTry(ctx, {
    subjectId: credential?.subjectId,
    name: keys.own.key,
    method: 'password',
    result: 'wrong_password',
    request,
    device: keys.own.scope === 'device' ? deviceOf(request) : undefined,
  });
  return { ...opened, keys: { ...keys, tryId } };
}

/** The attempt was not looked at, or is only a step on the way. */
export async function takeBackAttempt(ctx: Ctx, keys: AttemptKeys): Promise<void> {
  await takeBackFailure(ctx.tx, keys.own);
  if (keys.block !== undefined) {
    await takeBackFailure(ctx.tx, keys.block);
  }
  if (keys.tryId !== undefined) {
    await takeBackTry(ctx.tx, keys.tryId);
  }
}

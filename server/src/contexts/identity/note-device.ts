import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { emit } from '../../platform/outbox.ts';
import { browserName } from './browser-name.ts';
import { hasSignedIn } from './store.ts';
import { isKnownDevice, rememberDevice } from './store-attempts.ts';

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member who had signed in before did so in a browser that was never seen with them. */
    readonly 'identity.new_device': {
      readonly memberId: MemberId;
      readonly sessionId: string;
      /** As people know it, `Firefox, Windows`; empty when it says nothing known. */
      readonly browser: string;
    };
  }
}

/**
 * Remembers the browser of a sign-in. One that was never seen with a member may be known from
 * somebody else (R12), and may be somebody else's: its owner hears of it (R66). The first browser
 * of an account is no news to whoever opened it.
 */
export async function noteDevice(
  ctx: Ctx,
  arrival: {
    readonly subject: { readonly id: string };
    readonly sessionId: string;
    readonly device: string;
    readonly request: RequestFacts;
  },
): Promise<void> {
  const { subject, sessionId, device, request } = arrival;
  const { id: subjectId } = subject;
  const isKnown = await isKnownDevice(ctx.tx, { subjectId, device });
  await rememberDevice(ctx.tx, { subjectId, device, at: ctx.clock.now() });
  if (isKnown || !isIdOf('mbr', subjectId)) {
    return;
  }
  await emit(ctx, { name: 'identity.traits_changed', payload: { subjectId } });
  if (await hasSignedIn(ctx.tx, subjectId)) {
    const browser = browserName(request.userAgent);
    const payload = { memberId: subjectId, sessionId, browser };
    await emit(ctx, { name: 'identity.new_device', payload });
  }
}

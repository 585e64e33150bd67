import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { connectionAddress } from '../../platform/http/address.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { emit } from '../../platform/outbox.ts';
import { siteDate } from '../../platform/site-date.ts';
import { browserName } from './browser-name.ts';
import type { JudgedPlace } from './places/judge-place.ts';
import { secretHash } from './secrets.ts';
import { hasSignedIn } from './store.ts';
import { findDevice, rememberDevice } from './store-attempts.ts';

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member who had signed in before did so in a browser that was never seen with them. */
    readonly 'identity.new_device': {
      readonly memberId: MemberId;
      readonly sessionId: string;
      /** As people know it, `Firefox, Windows`; empty when it says nothing known. */
      readonly browser: string;
    };
    /** The same in a browser of theirs, from an address that was never seen with them. */
    readonly 'identity.new_address': {
      readonly memberId: MemberId;
      /** Tells addresses of one member apart, and says none of them. */
      readonly address: string;
      readonly browser: string;
      /** One address is news once on a day of the site. */
      readonly date: string;
    };
  }
}

/**
 * Remembers the browser of a sign-in. One that was never seen with a member may be known from
 * somebody else (R12), and may be somebody else's: its owner hears of it (R66), as of an address
 * that is new in a browser that is not (R68). The first browser of an account is no news to whoever
 * opened it.
 */
export async function noteDevice(
  ctx: Ctx,
  arrival: {
    readonly subject: { readonly id: string };
    readonly sessionId: string;
    readonly device: string;
    readonly request: RequestFacts;
    /** Undefined of whoever is asked nothing about their place. */
    readonly judged: JudgedPlace | undefined;
  },
): Promise<void> {
  const { subject, sessionId, device, request, judged } = arrival;
  const { id: subjectId } = subject;
  const isKnown = (await findDevice(ctx.tx, { subjectId, device })) !== undefined;
  const { userAgent } = request;
  await rememberDevice(ctx.tx, { subjectId, device, browser: userAgent, at: ctx.clock.now() });
  if (!isIdOf('mbr', subjectId)) {
    return;
  }
  if (!isKnown) {
    await emit(ctx, { name: 'identity.traits_changed', payload: { subjectId } });
  }
  if ((isKnown && judged?.isNewAddress !== true) || !(await hasSignedIn(ctx.tx, subjectId))) {
    return;
  }
  const memberId = subjectId;
  const browser = browserName(userAgent);
  if (!isKnown) {
    await emit(ctx, { name: 'identity.new_device', payload: { memberId, sessionId, browser } });
    return;
  }
  const address = secretHash(`${subjectId} ${connectionAddress(request.ip)}`).toString('base64url');
  const payload = { memberId, address, browser, date: String(siteDate(ctx)) };
  await emit(ctx, { name: 'identity.new_address', payload });
}

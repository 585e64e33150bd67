import type { DeliveryChannel, OwnCodePurpose } from '@portal/protocol';
import type { MemberActor } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { rangeOf } from '../../../../platform/phone-numbers.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { SiteConfiguration } from '../../../site/index.ts';
import type { CaptchaAnswer } from '../../captcha/captcha-answer.ts';
import { isAlwaysAsked } from '../../codes/always-asked.ts';
import { findContact } from '../../codes/store-contacts.ts';
import type { SentCode } from '../../codes/use-cases/send-code.ts';
import { sendCode } from '../../codes/use-cases/send-code.ts';
import { ownPurpose } from '../store-places.ts';

/**
 * A code to the number or the address that the caller has proven, and to no other. Refuses with
 * `auth/operation-not-allowed` when there is none, and with what `sendCode` refuses.
 */
export async function sendPlaceCode(
  scope: Scope<MemberActor>,
  site: SiteConfiguration,
  asking: {
    readonly kind: DeliveryChannel;
    /** Undefined for what this session needs one for by itself. */
    readonly purpose: OwnCodePurpose | undefined;
    readonly captcha: CaptchaAnswer;
    readonly request: RequestFacts;
  },
): Promise<SentCode> {
  const { kind: channel, captcha, request } = asking;
  const sent = await scope.transaction(async (ctx) => {
    const contact = await findContact(ctx.tx, { subjectId: ctx.actor.id, channel });
    if (contact === undefined || contact.verifiedAt === null) {
      return new Refusal('auth/operation-not-allowed');
    }
    const { address: number } = contact;
    const to = { number, range: channel === 'email' ? number : rangeOf(number) };
    const purpose = asking.purpose ?? (await ownPurpose(ctx.tx, ctx.actor.sessionId));
    const isAsked = isAlwaysAsked(site, channel);
    return sendCode(ctx, { purpose, to, captcha, isAlwaysAsked: isAsked, request });
  });
  if (sent instanceof Refusal) {
    throw sent;
  }
  return sent;
}

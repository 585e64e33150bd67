import type { MemberActor } from '../../../platform/context.ts';
import { invalidFields } from '../../../platform/http/refusal-answer.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { rangeOf } from '../../../platform/phone-numbers.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import type { ContactChannel } from '../codes/store-contacts.ts';
import { findContact } from '../codes/store-contacts.ts';
import type { CodeRecipient } from '../codes/use-cases/send-code.ts';
import { recipientOf } from './recipient-of.ts';

/**
 * What was typed; or, where nothing was, what stands and is not proven yet, as a registration left
 * it: nobody types it twice. Refuses as `recipientOf` does, and with `validation_failed` where
 * nothing stands.
 */
export async function wantedRecipient(
  scope: Scope<MemberActor>,
  site: SiteConfiguration,
  typed: {
    readonly channel: ContactChannel;
    readonly address?: string | undefined;
    readonly countryDialingCode?: string | undefined;
  },
): Promise<CodeRecipient> {
  const { channel, address, countryDialingCode } = typed;
  if (address !== undefined) {
    return recipientOf(site, { channel, address, countryDialingCode });
  }
  if (channel === 'sms' && !site.signIn.smsEnabled) {
    throw new Refusal('auth/operation-not-allowed');
  }
  const standing = await scope.transaction((ctx) =>
    findContact(ctx.tx, { subjectId: ctx.actor.id, channel }),
  );
  if (standing === undefined) {
    throw invalidFields([{ path: 'address', rule: 'required' }]);
  }
  const { address: number } = standing;
  return { number, range: channel === 'email' ? number : rangeOf(number) };
}

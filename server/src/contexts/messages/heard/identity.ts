import type { EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';
import { type CopyParts, sendCopyTo } from '../send-copies.ts';

/** A new way into an account is told to its owner (R66, R68). */
export function identityMessages(tell: Tell): EventHandlers {
  return {
    'identity.new_device': [
      tell(({ memberId, sessionId, browser }) => {
        const params = named(browser);
        return [{ memberId, type: 'security_new_device', reference: sessionId, params }];
      }),
    ],
    'identity.new_address': [
      tell(({ memberId, address: reference, browser, date: occasion }) => {
        const params = named(browser);
        return [{ memberId, type: 'security_new_address', reference, occasion, params }];
      }),
    ],
  };
}

function named(browser: string) {
  const device = { kind: 'word', word: browser } as const;
  return { device, isNamed: { kind: 'word', word: browser === '' ? 'no' : 'yes' } as const };
}

/**
 * One last copy to the number or the address that was replaced: whoever took an account over names
 * a contact of their own first, and all else goes there.
 */
export function replacedCopies(parts: CopyParts): EventHandlers {
  return {
    'identity.contact_replaced': [
      async (ctx, { memberId, channel, address }) => {
        const params = { channel: { kind: 'word', word: channel } } as const;
        const message = { memberId, type: 'security_contact', params } as const;
        await sendCopyTo(ctx, parts, { message, contact: { channel, address } });
      },
    ],
  };
}

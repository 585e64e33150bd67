import type { EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';

/** Somebody came. */
export function onboardingMessages(tell: Tell): EventHandlers {
  return {
    'member.registered': [
      tell(({ memberId, isTrial }) =>
        isTrial ? [] : [{ memberId, type: 'welcome', reference: memberId }],
      ),
    ],
  };
}

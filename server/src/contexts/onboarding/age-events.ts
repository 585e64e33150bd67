import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { EventHandlers } from '../../platform/outbox.ts';
import { siteDate } from '../../platform/site-date.ts';
import { ageOn, settleAge, stopTooYoung } from '../limits/index.ts';
import { readProfileTexts } from '../members/index.ts';
import type { SiteViewer } from '../site/index.ts';

/**
 * Whoever says a birthday below the minimum age plays and deposits no more (R17): heard in the
 * transaction of the change, so that not one bet is decided between the word and the stop. A word
 * that agrees with approved papers ends it.
 */
export function ageEvents(viewer: SiteViewer): EventHandlers {
  return {
    'members.profile_changed': [
      async (ctx, { memberId, fields }) => {
        if (fields.includes('birthday')) {
          await lookAtAge(ctx, memberId, viewer.peek().configuration.register.minimumAge);
        }
      },
    ],
  };
}

async function lookAtAge(ctx: Ctx, memberId: MemberId, minimumAge: number): Promise<void> {
  const { birthday = '' } = await readProfileTexts(ctx, memberId);
  const age = birthday === '' ? minimumAge : ageOn(birthday, siteDate(ctx));
  if (age < minimumAge) {
    await stopTooYoung(ctx, { memberId, age, minimumAge, source: 'profile' });
  } else {
    await settleAge(ctx, { memberId, birthday, minimumAge });
  }
}

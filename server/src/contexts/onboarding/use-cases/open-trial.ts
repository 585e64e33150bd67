import { isSwitchedOn, type MemberId } from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { nobodyInvited } from '../../agents/index.ts';
import type { OpenedSession } from '../../identity/index.ts';
import { openSession } from '../../identity/index.ts';
import { trialAge } from '../../limits/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import { admitMember } from './open-account.ts';

const nameDigits = 10;

interface TrialAsked {
  readonly request: RequestFacts;
  /** Whether the visitor says to be as old as the site asks for. */
  readonly ageConfirmed?: true | undefined;
}

/**
 * A trial account for a visitor: fun money, no password, no way back in once its session is over;
 * its row is forgotten by a job of the members. Refusals in order: `free_play_disabled` unless the
 * switch FREEPLAY3 is on, `age_not_proven` where papers come before free play, because no visitor
 * has any, `age_not_confirmed` without the word of the visitor where it is asked for (R17, X10).
 */
export async function openTrial(
  ctx: Ctx,
  site: SiteConfiguration,
  { request, ageConfirmed }: TrialAsked,
): Promise<{ readonly id: MemberId; readonly session: OpenedSession }> {
  if (!isSwitchedOn(site.switches, 'FREEPLAY3')) {
    throw new Refusal('free_play_disabled');
  }
  const asked = trialAge(ctx);
  if (asked === 'proven') {
    throw new Refusal('age_not_proven');
  }
  if (asked === 'confirmed' && ageConfirmed !== true) {
    throw new Refusal('age_not_confirmed', { age: site.register.minimumAge });
  }
  const id = ctx.ids.next('mbr');
  const type = assertDefined(site.memberTypes.trial[0], 'free play has a trial type');
  // The end of an id is random; its start is the time.
  const account = `trial_${id.slice(-nameDigits)}`;
  const registeredFrom = request.ip;
  await admitMember(ctx, site, {
    id,
    account,
    type,
    profile: {},
    registeredFrom,
    invitation: nobodyInvited,
  });
  const subject = { id, realm: 'member', isAgent: false, isTrial: true, role: null } as const;
  const session = await openSession(ctx, { subject, request, life: site.sessions });
  return { id, session };
}

import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { invalidFields } from '../../../platform/http/refusal-answer.ts';
import { liftFlag, waitsForConsent } from '../../limits/index.ts';
import { keepConsent } from '../../members/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import { recordEvents } from '../../trail/index.ts';
import { consentOf } from '../registration-rules.ts';

interface Word {
  readonly ageConfirmed?: true | undefined;
  readonly termsAccepted?: true | undefined;
}

/** What the site asks of whoever got an account that somebody else opened. */
export interface ConsentNeed {
  readonly age: number | null;
  readonly terms: boolean;
}

export async function readConsentNeed(
  ctx: Ctx<MemberActor>,
  { register }: SiteConfiguration,
): Promise<ConsentNeed> {
  const isOpen = await waitsForConsent(ctx, ctx.actor.id);
  const { ageConfirmed, termsAccepted } = register.consents;
  return {
    age: isOpen && ageConfirmed ? register.minimumAge : null,
    terms: isOpen && termsAccepted,
  };
}

/** Refuses `validation_failed` with each word that is needed and was not said. */
export function refuseSilent(need: ConsentNeed, word: Word): void {
  const silent = [
    ...(need.age !== null && word.ageConfirmed !== true ? ['ageConfirmed'] : []),
    ...(need.terms && word.termsAccepted !== true ? ['termsAccepted'] : []),
  ];
  if (silent.length > 0) {
    throw invalidFields(silent.map((path) => ({ path, rule: 'required' })));
  }
}

/** Keeps the word with its time and the version of the terms, and opens play and money in. */
export async function giveConsent(
  ctx: Ctx,
  site: SiteConfiguration,
  { memberId, word }: { readonly memberId: MemberId; readonly word: Word },
): Promise<void> {
  if (!(await waitsForConsent(ctx, memberId))) {
    return;
  }
  const consent = consentOf(word, site.register);
  const { confirmedAge, termsVersion } = consent;
  await keepConsent(ctx, memberId, consent);
  await liftFlag(ctx, { memberId, flag: 'CONSENT_PENDING' });
  await recordEvents(ctx, {
    action: 'member.consent',
    subject: { type: 'member', id: memberId },
    after: {
      ...(confirmedAge !== null && { age: String(confirmedAge) }),
      ...(termsVersion !== null && { terms: termsVersion }),
    },
  });
}

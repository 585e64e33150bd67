import type { Failure } from '@portal/protocol/client';
import { readInvitation } from './api/read-invitation.ts';
import { forgetReferral, type ReferralInfo } from './referral-info.ts';
import { openAccount, type Registration, type SignInOutcome } from './sign-in.ts';

/** Why a typed code does not do, before it costs a captcha; one that was brought is known good. */
export async function checkTyped(
  codes: ReferralInfo,
  { affiliateCode: typed = '' }: Pick<Registration, 'affiliateCode'>,
): Promise<Failure | undefined> {
  const checked =
    codes.affiliateCode === '' && typed !== '' ? await readInvitation(typed) : undefined;
  return checked?.ok === false ? checked : undefined;
}

/** Registers with the codes that brought the visitor, which win over typed ones. */
export async function openInvited(
  codes: ReferralInfo,
  registration: Registration,
): Promise<SignInOutcome> {
  const brought = Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== ''));
  const outcome = await openAccount({ ...registration, ...brought });
  if (outcome.ok) {
    forgetReferral();
  }
  return outcome;
}

import { readInvitation } from './api/read-invitation.ts';
import { forgetReferral, type ReferralInfo } from './referral-info.ts';
import { openAccount, type Registration, type SignInOutcome } from './sign-in.ts';

/**
 * Registers with the codes that brought the visitor, which win over typed ones. A typed code is
 * checked first, so that a wrong one costs neither a captcha nor the passwords.
 */
export async function openInvited(
  codes: ReferralInfo,
  registration: Registration,
): Promise<SignInOutcome> {
  const typed = registration.affiliateCode ?? '';
  if (codes.affiliateCode === '' && typed !== '') {
    const checked = await readInvitation(typed);
    if (!checked.ok) {
      return checked;
    }
  }
  const brought = Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== ''));
  const outcome = await openAccount({ ...registration, ...brought });
  if (outcome.ok) {
    forgetReferral();
  }
  return outcome;
}

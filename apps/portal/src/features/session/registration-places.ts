import type { RegistrationShape } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';

/** The fields that codes and faults of the server are about. */
const places = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  'auth/missing-phone-number': 'mobileNum',
  'auth/invalid-phone-number': 'mobileNum',
  'auth/missing-verification-code': 'verificationCode',
  'auth/invalid-verification-code': 'verificationCode',
  'auth/code-expired': 'verificationCode',
  password_weak: 'password',
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  captcha_unreachable: 'captcha',
  invitation_code_error: 'affiliateCode',
  ageConfirmed: 'consent',
  termsAccepted: 'consent',
} as const;

/** Whoever registers by a number has it as their name; a code may be that of a friend. */
export function placesOf({ by }: RegistrationShape, failure: Failure) {
  return {
    ...places,
    ...(by === 'mobile' && { username_taken: 'mobileNum' as const }),
    ...(!isOfInvitation(failure) && { invitation_code_error: 'recommenderId' as const }),
  };
}

/** Whether it is the code of a link, and not the name of a friend. */
export function isOfInvitation({ code, data }: Failure): boolean {
  return code === 'invitation_code_error' && data['field'] !== 'recommenderId';
}

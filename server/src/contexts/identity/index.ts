/**
 * Who somebody is: credentials, sign-in, sessions, throttles and captchas, members and operators
 * apart by realm. It stores hashes of secrets only, tells nobody whether a name exists, and knows
 * neither profiles nor roles beyond what a session carries.
 */
export type { Authenticator } from './authenticator.ts';
export type { CaptchaAnswer, CaptchaFields } from './captcha/captcha-answer.ts';
export { captchaRefusal } from './captcha/captcha-refusal.ts';
export type { NumberProof } from './codes/number-proof.ts';
export { clustersAmong } from './clusters-among.ts';
export { cookieNames } from './cookie-names.ts';
export { demoOperatorCtx } from './demo-operator.ts';
export type { IdentityEnv } from './env.ts';
export { phoneOf } from './codes/phone-of.ts';
export { checkCode } from './codes/use-cases/check-code.ts';
export { provenContacts } from './contacts/proven-contacts.ts';
export { keepContacts } from './codes/use-cases/keep-contacts.ts';
export { signInSigns } from './history/sign-in-signs.ts';
export { signInByHandOff } from './hand-off/use-cases/sign-in-by-hand-off.ts';
export { createPasswordHasher } from './password-hasher.ts';
export type { PasswordHasher } from './password-hasher.ts';
export { hasProtection, releaseProtection } from './contacts/release-protection.ts';
export { holdMoney, moneyHold, refuseHeld } from './holds/money-hold.ts';
export { plugIdentity } from './plug.ts';
export { readPlace } from './places/use-cases/read-place.ts';
export { sendPlaceCode } from './places/use-cases/send-place-code.ts';
export { verifyPlace } from './places/use-cases/verify-place.ts';
export { verifyPlaceByPasskey } from './places/use-cases/verify-place-by-passkey.ts';
export { signInByPasskey } from './passkeys/use-cases/sign-in-by-passkey.ts';
export { traitsOf } from './traits.ts';
export { takePaymentProof } from './payment/use-cases/take-payment-proof.ts';
export { newPassword, newPaymentPassword } from './secrets.ts';
export { readSignInSettings } from './sign-in-settings.ts';
export { wasFirstToBind } from './social/first-binder.ts';
export { keepSocial } from './social/use-cases/keep-social.ts';
export { signInBySocial } from './social/use-cases/sign-in-by-social.ts';
export { choiceProblem, choiceProblems } from './recovery/new-password.ts';
export type { ChangedPassword } from './recovery/use-cases/change-password.ts';
export { changePassword } from './recovery/use-cases/change-password.ts';
export { changeOperatorPassword } from './recovery/use-cases/change-operator-password.ts';
export { resetByCode } from './recovery/use-cases/reset-by-code.ts';
export { wantPasswordMail } from './recovery/use-cases/want-password-mail.ts';
export type { Realm } from './store.ts';
export {
  countOpenSessions,
  hasAnyCredential,
  hasColleagueWith,
  isNameTaken,
  lastSignIns,
  mustChangePassword,
  openSessions,
  signedInSubjects,
  subjectCards,
  subjectNamed,
  subjectsWithFactor,
} from './reads.ts';
export { signedInLook } from './store-signed-in.ts';
export { blockSubject, unblockSubject } from './use-cases/block-subject.ts';
export { changeRole } from './use-cases/change-role.ts';
export { checkCaptcha } from './use-cases/check-captcha.ts';
export { createCredential } from './use-cases/create-credential.ts';
export { endSessions } from './use-cases/end-sessions.ts';
export { presentSessions } from './present-sessions.ts';
export { createPaymentPassword } from './use-cases/create-payment-password.ts';
export { guardFeedback } from './use-cases/guard-feedback.ts';
export { guardOpening, takeBackOpening } from './use-cases/guard-opening.ts';
export { guardRegistration, takeBackTry } from './use-cases/guard-registration.ts';
export { isDeviceNew } from './factors/is-device-new.ts';
export { refuseUncoded } from './factors/refuse-uncoded.ts';
export { refuseStrangePlace, refuseUnproven } from './factors/refuse-unproven.ts';
export { resetFactors } from './factors/use-cases/reset-factors.ts';
export { openSession } from './use-cases/open-session.ts';
export type { OpenedSession } from './use-cases/open-session.ts';
export { resetPassword } from './use-cases/reset-password.ts';
export { resumeSession } from './use-cases/resume-session.ts';
export type { NameForms } from './use-cases/open-attempt.ts';
export type { Admit } from './use-cases/enter.ts';
export type { SignedIn } from './use-cases/sign-in.ts';
export { signIn } from './use-cases/sign-in.ts';
export { signInByCode } from './use-cases/sign-in-by-code.ts';
export { signOut } from './use-cases/sign-out.ts';

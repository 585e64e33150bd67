import type { Failure } from '@portal/protocol/client';
import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';
import type { SocialProof } from '../../shared/social/api/finish-social.ts';
import type { Ended } from '../../shared/session/session.ts';

/** What was typed before the dialog opened; the header's form hands it over. */
export interface LoginDetails {
  readonly username?: string;
  readonly password?: string;
  readonly isCaptchaAsked?: boolean;
  /** The kinds of the second step, where the answer asked for one. */
  readonly factors?: unknown;
  /** What the login is needed for, when it opened without being asked for. */
  readonly purpose?: 'game' | 'wallet';
}

/** Whoever comes from a provider that nobody here is known by. */
export interface RegisterDetails {
  readonly social?: SocialProof;
}

export interface EndedDetails {
  readonly ended: Ended;
  /** Where the member was. */
  readonly href: string;
}

/** What came of the link of another own device. */
export interface HandOffDetails {
  readonly failure?: Failure;
  /** Who is signed in here now. */
  readonly member?: string;
  /** Whether the link did that; false for whoever was signed in before. */
  readonly isNew?: boolean;
}

/** What the login had been told before the password was forgotten: a name, an address, a number. */
export interface ForgotDetails {
  readonly typed?: string;
}

/** Whether nothing else may be done before: the password is temporary or has expired. */
export interface ChangePasswordDetails {
  readonly isForced?: boolean;
}

export const dialogs = {
  login: lazyDialog<LoginDetails>(
    async () => (await import('./components/login-dialog.tsx')).LoginDialog,
  ),
  register: lazyDialog<RegisterDetails>(
    async () => (await import('./components/register-dialog.tsx')).RegisterDialog,
  ),
  changePassword: lazyDialog<ChangePasswordDetails>(
    async () => (await import('./components/change-password-dialog.tsx')).ChangePasswordDialog,
  ),
  forgotPassword: lazyDialog<ForgotDetails>(
    async () => (await import('./components/forgot-password-dialog.tsx')).ForgotPasswordDialog,
  ),
  handOffArrival: lazyDialog<HandOffDetails>(
    async () => (await import('./components/hand-off-arrival-dialog.tsx')).HandOffArrivalDialog,
  ),
  logout: lazyDialog(async () => (await import('./components/logout-dialog.tsx')).LogoutDialog),
  trialRefused: lazyDialog(
    async () => (await import('./components/trial-refused-dialog.tsx')).TrialRefusedDialog,
  ),
  sessionEnded: lazyDialog<EndedDetails>(
    async () => (await import('./components/session-ended-dialog.tsx')).SessionEndedDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}

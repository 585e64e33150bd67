import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';

/** What was typed before the dialog opened; the header's form hands it over. */
export interface LoginDetails {
  readonly username?: string;
  readonly password?: string;
  readonly isCaptchaAsked?: boolean;
}

export const dialogs = {
  login: lazyDialog<LoginDetails>(
    async () => (await import('./components/login-dialog.tsx')).LoginDialog,
  ),
  register: lazyDialog(
    async () => (await import('./components/register-dialog.tsx')).RegisterDialog,
  ),
  logout: lazyDialog(async () => (await import('./components/logout-dialog.tsx')).LogoutDialog),
  trialRefused: lazyDialog(
    async () => (await import('./components/trial-refused-dialog.tsx')).TrialRefusedDialog,
  ),
  sessionEnded: lazyDialog(
    async () => (await import('./components/session-ended-dialog.tsx')).SessionEndedDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}

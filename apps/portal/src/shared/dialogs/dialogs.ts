import { create } from 'zustand';

export type DialogName = 'login' | 'register' | 'logout' | 'trialRefused' | 'notices';

interface DialogState {
  readonly open: DialogName | undefined;
  /** Where the visitor wanted to go; sign-in continues there. */
  readonly wantedPath: string | undefined;
  /** Typed before the dialog opened; the header's form hands it over. */
  readonly username: string;
  readonly isCaptchaAsked: boolean;
  readonly noticeId: string | undefined;
  /** The one layer that stands over another: the terms over the registration form. */
  readonly areTermsOpen: boolean;
  readonly show: (name: DialogName, details?: DialogDetails) => void;
  readonly hide: () => void;
}

interface DialogDetails {
  readonly wantedPath?: string;
  readonly username?: string;
  readonly isCaptchaAsked?: boolean;
  readonly noticeId?: string;
}

/** The one modal layer of the page (design-brief 3.8): one at a time. */
export const useDialogs = create<DialogState>()((set) => ({
  open: undefined,
  wantedPath: undefined,
  username: '',
  isCaptchaAsked: false,
  noticeId: undefined,
  areTermsOpen: false,
  show: (name, details = {}) => {
    set((state) => ({
      open: name,
      wantedPath: details.wantedPath ?? state.wantedPath,
      username: details.username ?? '',
      isCaptchaAsked: details.isCaptchaAsked ?? false,
      noticeId: details.noticeId,
    }));
  },
  hide: () => {
    set({ open: undefined, wantedPath: undefined, isCaptchaAsked: false });
  },
}));

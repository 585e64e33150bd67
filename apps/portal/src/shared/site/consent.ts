import { create } from 'zustand';
import { keep, recall } from '../device/storage.ts';

export type Consent = 'yes' | 'no';

const key = 'analyticsConsent';

interface ConsentState {
  /** Undefined while the visitor has not said. */
  readonly consent: Consent | undefined;
  readonly choose: (consent: Consent) => void;
  /** Asks again. */
  readonly reconsider: () => void;
}

function kept(): Consent | undefined {
  const value = recall(key);
  return value === 'yes' || value === 'no' ? value : undefined;
}

/** Whether this device may be counted; nothing is loaded before somebody said yes. */
export const useConsent = create<ConsentState>()((set) => ({
  consent: kept(),
  choose: (consent) => {
    keep(key, consent);
    set({ consent });
  },
  reconsider: () => {
    set({ consent: undefined });
  },
}));

import { create } from 'zustand';
import { keep, recall } from '../device/storage.ts';

interface HiddenBalance {
  readonly isHidden: boolean;
  readonly toggle: () => void;
}

const hiddenKey = 'balanceHidden';

/** Kept per device (design-brief.md 1.3). */
export const useHiddenBalance = create<HiddenBalance>()((set, get) => ({
  isHidden: recall(hiddenKey) === '1',
  toggle: () => {
    const isHidden = !get().isHidden;
    keep(hiddenKey, isHidden ? '1' : null);
    set({ isHidden });
  },
}));

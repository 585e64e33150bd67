import { create } from 'zustand';

const storageKey = 'desk.shortcuts';

/** Single keys can be turned off, because voice control presses them by accident (WCAG 2.1.4). */
export const useShortcutSwitch = create<{
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}>()((set) => ({
  isOn: localStorage.getItem(storageKey) !== 'off',
  turn: (isOn) => {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    set({ isOn });
  },
}));

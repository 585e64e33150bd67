import { create } from 'zustand';
import { keep, recall } from './storage.ts';

const offKey = 'characterKeysOff';

/**
 * Whether single keys open something from every page. They can be turned off, because voice control
 * presses them by accident (WCAG 2.1.4); kept on this device.
 */
export const useCharacterKeys = create<{
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}>()((set) => ({
  isOn: recall(offKey) !== '1',
  turn: (isOn) => {
    keep(offKey, isOn ? null : '1');
    set({ isOn });
  },
}));

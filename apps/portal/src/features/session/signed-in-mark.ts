import { keep, recall } from '../../shared/device/storage.ts';

const key = 'signedIn';

/** Only a device that signed in before asks to resume: a visitor's start makes no refusal. */
export const signedInMark = {
  isSet: (): boolean => recall(key) !== null,
  set: (): void => {
    keep(key, '1');
  },
  clear: (): void => {
    keep(key, null);
  },
};

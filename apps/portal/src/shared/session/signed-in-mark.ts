import { keep, recall } from '../device/storage.ts';

const key = 'signedIn';

/**
 * Only a device that has signed in before asks to resume, so that the start of a visitor causes no
 * refused call.
 */
export const signedInMark = {
  isSet: (): boolean => recall(key) !== null,
  set: (): void => {
    keep(key, '1');
  },
  clear: (): void => {
    keep(key, null);
  },
};

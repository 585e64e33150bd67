import { create } from 'zustand';

/** Of this tab; a reload of a locked desk is a locked desk. */
const lockedKey = 'desk-locked';

const useLock = create<{ readonly isLocked: boolean }>(() => ({
  isLocked: sessionStorage.getItem(lockedKey) === '1',
}));

export function lockDesk(): void {
  sessionStorage.setItem(lockedKey, '1');
  useLock.setState({ isLocked: true });
}

/**
 * After a proof. A login is one, and the lock of a session goes with that session: whoever comes
 * next is nobody whom it waited for.
 */
export function unlockDesk(): void {
  sessionStorage.removeItem(lockedKey);
  useLock.setState({ isLocked: false });
}

export function useIsLocked(): boolean {
  return useLock((state) => state.isLocked);
}

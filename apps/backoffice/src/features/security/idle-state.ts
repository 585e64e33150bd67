import { useEffect } from 'react';
import { create } from 'zustand';

const idleMinutes = 10;
const lookSeconds = 5;
/** Of this tab; a reload of a locked desk is a locked desk. */
const lockedKey = 'desk-locked';
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const useIdle = create<{ readonly isLocked: boolean }>(() => ({
  isLocked: sessionStorage.getItem(lockedKey) === '1',
}));

export function lockDesk(): void {
  sessionStorage.setItem(lockedKey, '1');
  useIdle.setState({ isLocked: true });
}

export function unlockDesk(): void {
  sessionStorage.removeItem(lockedKey);
  useIdle.setState({ isLocked: false });
}

/**
 * Locks the desk when nobody has touched it for so long; timers of a sleeping machine come late.
 */
export function useIdleLock(): boolean {
  useEffect(() => {
    let touchedAt = performance.now();
    const touch = () => {
      touchedAt = performance.now();
    };
    for (const sign of signs) {
      addEventListener(sign, touch, { passive: true, capture: true });
    }
    const timer = setInterval(() => {
      if (performance.now() - touchedAt >= idleMinutes * 60_000) {
        lockDesk();
      }
    }, lookSeconds * 1000);
    return () => {
      clearInterval(timer);
      for (const sign of signs) {
        removeEventListener(sign, touch, { capture: true });
      }
    };
  }, []);
  return useIdle((state) => state.isLocked);
}

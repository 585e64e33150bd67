import { useEffect } from 'react';
import { lockDesk, useIsLocked } from '../../shared/desk-lock.ts';

const idleMinutes = 10;
const lookSeconds = 5;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

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
  return useIsLocked();
}

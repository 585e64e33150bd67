import { useEffect, useRef, useState } from 'react';

/** design-brief 1.4: rest before opening, before switching to a neighbour, and before closing. */
export const dropMenuTimes = { openMs: 300, switchMs: 150, closeMs: 250 } as const;

/** Which drop menu is open, by the timing rules of the nav bar. */
export function useDropMenu<Name extends string>() {
  const [open, setOpen] = useState<Name>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = (): void => {
    clearTimeout(timer.current);
  };
  useEffect(() => cancel, []);
  const later = (next: Name | undefined, afterMs: number): void => {
    cancel();
    timer.current = setTimeout(() => {
      setOpen(next);
    }, afterMs);
  };
  return {
    open,
    /** The pointer rests on an item. */
    hover: (name: Name) => {
      later(name, open === undefined ? dropMenuTimes.openMs : dropMenuTimes.switchMs);
    },
    /** The pointer left the bar and the panel. */
    leave: () => {
      later(undefined, dropMenuTimes.closeMs);
    },
    /** The pointer is inside the panel. */
    stay: cancel,
    toggle: (name: Name) => {
      cancel();
      setOpen(open === name ? undefined : name);
    },
    show: (name: Name) => {
      cancel();
      setOpen(name);
    },
    close: () => {
      cancel();
      setOpen(undefined);
    },
  };
}

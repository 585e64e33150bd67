import { useEffect, useRef, useState } from 'react';

/**
 * design-brief.md 1.4: rest before opening, before switching to a neighbour, and before closing.
 */
const dropMenuTimes = { openMs: 300, switchMs: 150, closeMs: 250 } as const;

interface Opened<Name> {
  readonly name: Name;
  /** The address at which the menu was opened; it closes when the address changes. */
  readonly place: string;
  /** Whether the keyboard opened it: the first cell then takes the focus. */
  readonly isEntered: boolean;
}

/** Which drop menu is open, by the timing rules of the nav bar. */
export function useDropMenu<Name extends string>(place: string) {
  const [opened, setOpened] = useState<Opened<Name>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const current = opened?.place === place ? opened : undefined;
  const set = (next: Opened<Name> | undefined, afterMs = 0): void => {
    clearTimeout(timer.current);
    if (afterMs === 0) {
      setOpened(next);
    } else {
      timer.current = setTimeout(() => {
        setOpened(next);
      }, afterMs);
    }
  };
  return {
    open: current?.name,
    isEntered: current?.isEntered === true,
    /** The pointer rests on an item. */
    hover: (name: Name) => {
      const { openMs, switchMs } = dropMenuTimes;
      set({ name, place, isEntered: false }, current === undefined ? openMs : switchMs);
    },
    /** The pointer left the bar and the panel. */
    leave: () => {
      set(undefined, dropMenuTimes.closeMs);
    },
    /** The pointer is inside the panel. */
    stay: () => {
      clearTimeout(timer.current);
    },
    toggle: (name: Name) => {
      set(current?.name === name ? undefined : { name, place, isEntered: false });
    },
    /** Arrow down on the item: open, and go in. */
    enter: (name: Name) => {
      set({ name, place, isEntered: true });
    },
    close: () => {
      set(undefined);
    },
  };
}

import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react';

type Guard = () => boolean;

const DoorContext = createContext<((guard: Guard) => () => void) | undefined>(undefined);

/**
 * For a form: the dialog around it asks before Esc, ✕, Back or a press outside closes it. A guard
 * that answers false keeps it open, and then asks the person itself.
 */
export function useCloseGuard(isGuarded: boolean, mayClose: Guard): void {
  const addGuard = use(DoorContext);
  const ask = useEffectEvent(mayClose);
  useEffect(() => (isGuarded ? addGuard?.(() => ask()) : undefined), [addGuard, isGuarded]);
}

/** The dialog's end of it. */
export function useCloseDoor() {
  const [guards, setGuards] = useState<readonly Guard[]>([]);
  const addGuard = useCallback((guard: Guard) => {
    setGuards((others) => [...others, guard]);
    return () => setGuards((others) => others.filter((other) => other !== guard));
  }, []);
  return {
    Provider: DoorContext,
    addGuard,
    isGuarded: guards.length > 0,
    mayClose: (): boolean => guards.every((guard) => guard()),
  };
}

import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';

type Guard = () => boolean;

interface Door {
  readonly addGuard: (guard: Guard) => () => void;
  /** Closes the dialog, whatever its guards say. */
  readonly close: () => void;
}

const DoorContext = createContext<Door | undefined>(undefined);

/**
 * For a form: the dialog around it asks before Esc, ✕, Back or a press outside closes it. A guard
 * that answers false keeps it open, and then asks the person itself; what it gets back is the way
 * to close after all.
 */
export function useCloseGuard(isGuarded: boolean, mayClose: Guard): () => void {
  const door = use(DoorContext);
  const addGuard = door?.addGuard;
  const ask = useEffectEvent(mayClose);
  useEffect(() => (isGuarded ? addGuard?.(() => ask()) : undefined), [addGuard, isGuarded]);
  return () => door?.close();
}

/** Whether a dialog stands around, which asks by itself. */
export function useIsInLayer(): boolean {
  return use(DoorContext) !== undefined;
}

/** The dialog's end of it. */
export function useCloseDoor(onClose: () => void) {
  const [guards, setGuards] = useState<readonly Guard[]>([]);
  const addGuard = useCallback((guard: Guard) => {
    setGuards((others) => [...others, guard]);
    return () => setGuards((others) => others.filter((other) => other !== guard));
  }, []);
  const door = useMemo(() => ({ addGuard, close: onClose }), [addGuard, onClose]);
  return {
    Provider: DoorContext,
    door,
    isGuarded: guards.length > 0,
    mayClose: (): boolean => guards.every((guard) => guard()),
  };
}

import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { isDirty, type FormState } from './form-state.ts';
import { keepValues } from './kept-values.ts';

interface Keeping<Values> {
  readonly initial: Values;
  readonly keptAs?: string;
  readonly secrets?: readonly (keyof Values)[];
}

/** Keeps what was typed when the form goes, unless the server has taken it. */
export function useKeeping<Values extends object>(
  { keptAs, initial, secrets = [] }: Keeping<Values>,
  state: FormState<Values>,
) {
  const isTaken = useRef(false);
  const keep = useEffectEvent(() => {
    if (keptAs === undefined) {
      return;
    }
    const isKept = !isTaken.current && isDirty({ ...state, start: initial });
    const secret = new Set<string>(secrets.map(String));
    const open = Object.entries(state.values).filter(([name]) => !secret.has(name));
    keepValues(keptAs, isKept ? Object.fromEntries(open) : undefined);
  });
  useEffect(() => () => keep(), []);
  return useMemo(() => {
    const forget = (): void => {
      if (keptAs !== undefined) {
        keepValues(keptAs, undefined);
      }
    };
    return {
      forget,
      /** The form may be gone by now, and has kept its values then. */
      taken: (): void => {
        isTaken.current = true;
        forget();
      },
      typed: (): void => {
        isTaken.current = false;
      },
    };
  }, [keptAs]);
}

import type { SubmitEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormControls } from './form-controls.ts';
import { controlsOf } from './form-controls.ts';
import type { Checks, Landing } from './form-state.ts';
import {
  isDirty,
  openState,
  withLanding,
  withPreset,
  withTaken,
  withTouch,
  withValue,
  wrongNames,
} from './form-state.ts';
import { keptValues } from './kept-values.ts';
import { useKeeping } from './use-keeping.ts';

export interface FormSettings<Values> {
  readonly initial: Values;
  /** Typed elsewhere a moment ago, such as in the header: it wins over what was kept. */
  readonly given?: Partial<Values>;
  /** Only of fields that are shown: a check that fails needs a place for its sentence. */
  readonly checks: Checks<Values>;
  /** Under this name what was typed outlives the layer; without one it goes with it. */
  readonly keptAs?: string;
  /** Never kept: passwords, codes, what stands in a picture. */
  readonly secrets?: readonly (keyof Values)[];
  /** Absent where each of several buttons has its own. */
  readonly submit?: Submit<Values>;
}

/** Undefined is success. */
type Submit<Values> = (values: Values) => Promise<Landing<Values> | undefined>;

export interface FormHandle<Values> extends FormControls<Values> {
  readonly id: string;
  readonly values: Values;
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  /** What the server said of the form as a whole. */
  readonly refusal: string | undefined;
  /** How many fields are wrong, once the form was sent. */
  readonly wrongCount: number;
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Sets what is no doing of the person: the form is as clean as before. */
  readonly preset: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Says what is wrong with one field and goes there, before an act that needs it. */
  readonly point: (name: keyof Values) => void;
  /** Begins anew, empty unless told otherwise, and with nothing kept. */
  readonly reset: (start?: Values) => void;
  /** Checks, then does what a button does; without its own what the form does. */
  readonly send: (submit?: Submit<Values>) => Promise<void>;
  /** Does what needs nothing typed: no field is checked, and what was typed stays. */
  readonly act: (submit: Submit<Values>) => Promise<void>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The one form engine. A field is checked when it is left with something in it, then at every
 * change; sending checks all and goes to the first that is wrong. What the server says lands on its
 * field and leaves with the next change.
 */
export function useForm<Values extends object>(settings: FormSettings<Values>): FormHandle<Values> {
  const { checks } = settings;
  const id = useId();
  const [state, setState] = useState(() => openState(startOf(settings)));
  const goToWrong = useGoToWrong(id);
  const keeping = useKeeping(settings, state);

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]): void => {
    keeping.typed();
    setState((form) => withValue(form, name, value));
  };
  const touch = (name: keyof Values): void => setState((form) => withTouch(form, name));
  const land = (landing: Landing<Values>): void => {
    setState((form) => withLanding(form, landing));
    goToWrong(landing.next);
  };
  const { isBusy, isSending, carryOut } = useCarrying(land);

  async function send(submit = settings.submit): Promise<void> {
    if (isSending() || submit === undefined) {
      return;
    }
    setState((form) => ({ ...form, isTried: true, landing: {} }));
    if (wrongNames(state, checks).length > 0) {
      goToWrong();
    } else if (await carryOut(() => submit(state.values))) {
      keeping.taken();
      setState(withTaken);
    }
  }

  async function act(submit: Submit<Values>): Promise<void> {
    if (!isSending()) {
      setState((form) => ({ ...form, landing: {} }));
      await carryOut(() => submit(state.values));
    }
  }

  return {
    ...controlsOf(state, checks, { set, touch }),
    id,
    values: state.values,
    isBusy,
    isDirty: isDirty(state),
    refusal: state.landing.whole,
    wrongCount: state.isTried ? wrongNames(state, checks).length : 0,
    set,
    preset: (name, value) => setState((form) => withPreset(form, name, value)),
    point: (name) => {
      setState((form) => ({ ...form, touched: new Set([...form.touched, name]) }));
      goToWrong();
    },
    reset: (start = settings.initial) => {
      keeping.forget();
      setState(openState(start));
    },
    send,
    act,
    onSubmit: (event) => {
      event.preventDefault();
      void send();
    },
  };
}

function startOf<Values extends object>(settings: FormSettings<Values>): Values {
  const { initial, keptAs, given } = settings;
  return { ...initial, ...(keptAs !== undefined && keptValues(keptAs)), ...given };
}

/** One act at a time; what the server says against it lands in the form. */
function useCarrying<Values>(land: (landing: Landing<Values>) => void) {
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    isSending: () => isSending.current,
    /** Whether it was done. */
    carryOut: async (act: () => Promise<Landing<Values> | undefined>): Promise<boolean> => {
      isSending.current = true;
      setBusy(true);
      const landing = await act();
      isSending.current = false;
      setBusy(false);
      if (landing !== undefined) {
        land(landing);
      }
      return landing === undefined;
    },
  };
}

/**
 * Focuses the first wrong field of the page, or the one that comes next, once it is drawn as one; a
 * fold around it opens.
 */
function useGoToWrong(form: string): (next?: PropertyKey) => void {
  const [turn, setTurn] = useState({ count: 0, selector: '' });
  useEffect(() => {
    if (turn.count === 0) {
      return;
    }
    const place = document.getElementById(form);
    const wrong = place?.querySelector<HTMLElement>(turn.selector);
    const fold = wrong?.closest('details');
    if (fold !== null && fold !== undefined) {
      fold.open = true;
    }
    wrong?.focus();
  }, [turn, form]);
  return (next) => {
    const selector =
      next === undefined ? '[aria-invalid="true"]' : `[name="${CSS.escape(String(next))}"]`;
    setTurn(({ count }) => ({ count: count + 1, selector }));
  };
}

import type { ChangeEvent, RefObject, SubmitEvent } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Checks, FormState, Landing } from './form-state.ts';
import {
  isDirty,
  isRight,
  openState,
  problemOf,
  withTouch,
  withValue,
  wrongNames,
} from './form-state.ts';
import { keepValues, keptValues } from './kept-values.ts';

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

type NameOf<Values, Kind> = {
  readonly [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

export interface FormHandle<Values> {
  readonly id: string;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  /** What the server said of the form as a whole. */
  readonly refusal: string | undefined;
  /** How many fields are wrong, once the form was sent. */
  readonly wrongCount: number;
  /** For `Field`: what stands under the control. */
  readonly field: (name: keyof Values) => { readonly error: string | undefined };
  /** For the tick of a `Field`. */
  readonly isRight: (name: keyof Values) => boolean;
  readonly text: <Name extends NameOf<Values, string>>(name: Name) => TextProps;
  readonly box: <Name extends NameOf<Values, boolean>>(name: Name) => BoxProps;
  readonly choice: <Name extends keyof Values>(name: Name) => ChoiceProps<Values[Name]>;
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** What came back from another act than sending the form. */
  readonly land: (landing: Landing<Values>) => void;
  /** Begins anew, empty unless told otherwise, and with nothing kept. */
  readonly reset: (start?: Values) => void;
  /** Checks, then does what a button does; without its own what the form does. */
  readonly send: (submit?: Submit<Values>) => Promise<void>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

interface BoxProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * The one form engine. A field is checked when it is left with something in it, then at every
 * change; sending checks all and goes to the first that is wrong. What the server says lands on its
 * field and leaves with the next change.
 */
export function useForm<Values extends object>(settings: FormSettings<Values>): FormHandle<Values> {
  const { checks, keptAs } = settings;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [state, setState] = useState(() => openState(startOf(settings)));
  const [isBusy, setBusy] = useState(false);
  const [focusTurn, setFocusTurn] = useState(0);
  const isDone = useKeeping(settings, state);

  useEffect(() => {
    if (focusTurn > 0) {
      focusFirstWrong(element.current);
    }
  }, [focusTurn]);

  const forgetKept = (): void => {
    if (keptAs !== undefined) {
      keepValues(keptAs, undefined);
    }
  };
  const goToWrong = (): void => setFocusTurn((turn) => turn + 1);
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]): void => {
    isDone.current = false;
    setState((before) => withValue(before, name, value));
  };

  const land = (landing: Landing<Values>): void => {
    setState((before) => ({ ...before, landing }));
    goToWrong();
  };

  async function send(submit = settings.submit): Promise<void> {
    if (isSending.current || submit === undefined) {
      return;
    }
    setState((before) => ({ ...before, isTried: true, landing: {} }));
    if (wrongNames(state, checks).length > 0) {
      goToWrong();
      return;
    }
    isSending.current = true;
    setBusy(true);
    const landing = await submit(state.values);
    isSending.current = false;
    setBusy(false);
    if (landing === undefined) {
      isDone.current = true;
      // The form may be gone by now, and has kept its values then.
      forgetKept();
      return;
    }
    land(landing);
  }

  return {
    id,
    element,
    values: state.values,
    isBusy,
    isDirty: isDirty(state),
    refusal: state.landing.whole,
    wrongCount: state.isTried ? wrongNames(state, checks).length : 0,
    field: (name) => ({ error: problemOf(state, checks, name) }),
    isRight: (name) => isRight(state, checks, name),
    text: (name) => ({
      name,
      // `NameOf` takes names of texts only, which the compiler does not carry through.
      value: state.values[name] as string,
      onChange: ({ target }) => set(name, target.value as Values[typeof name]),
      onBlur: () => setState((before) => withTouch(before, name)),
    }),
    box: (name) => ({
      name,
      checked: state.values[name] as boolean,
      onChange: ({ target }) => set(name, target.checked as Values[typeof name]),
    }),
    choice: (name) => ({
      value: state.values[name],
      onChange: (value) => set(name, value),
    }),
    set,
    land,
    reset: (start = settings.initial) => {
      forgetKept();
      setState(openState(start));
    },
    send,
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

/** Keeps what was typed when the form goes, unless it was taken by the server. */
function useKeeping<Values extends object>(
  { keptAs, initial, secrets = [] }: FormSettings<Values>,
  state: FormState<Values>,
): RefObject<boolean> {
  const isDone = useRef(false);
  const keep = useEffectEvent(() => {
    if (keptAs === undefined) {
      return;
    }
    const { values } = state;
    const isKept = !isDone.current && isDirty({ ...state, start: initial });
    const names = Object.keys(values) as (keyof Values)[];
    const open = names.filter((name) => !secrets.includes(name));
    keepValues(
      keptAs,
      isKept ? Object.fromEntries(open.map((name) => [name, values[name]])) : undefined,
    );
  });
  useEffect(() => () => keep(), []);
  return isDone;
}

/** In the order of the page; a part that is folded opens. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const fold = wrong?.closest('details');
  if (fold !== null && fold !== undefined) {
    fold.open = true;
  }
  wrong?.focus();
}

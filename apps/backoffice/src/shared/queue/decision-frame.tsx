import type { Failure } from '@portal/protocol/client';
import {
  Button,
  type ButtonVariant,
  Form,
  type FormHandle,
  type Landing,
  toastDone,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { queryClient } from '../query-client.ts';
import { useFormWords } from '../use-form-words.ts';
import { useLanding } from '../use-landing.ts';
import { useDecisionKeys } from './use-decision-keys.ts';

/** What a decision that was carried out says; it may have come to one of several ends. */
interface CarriedOut {
  readonly ok: true;
}

interface Whole<Values, Decision extends string, Ended extends CarriedOut> {
  readonly form: FormHandle<Values>;
  /** What this operator may decide, in the order of the buttons. */
  readonly offered: readonly Decision[];
  readonly variants: Readonly<Record<Decision, ButtonVariant>>;
  /** The key of each; a decision outside a queue has none. */
  readonly letters?: Readonly<Record<Decision, string>>;
  readonly label: (decision: Decision) => string;
  /** What this decision lacks, by field; it is not sent while anything does. */
  readonly missing?: (decision: Decision, values: Values) => Landing<Values> | undefined;
  readonly send: (decision: Decision, values: Values) => Promise<Ended | Failure>;
  /** What is read again, refused or not: a refusal says that the list is old. Absent: all. */
  readonly stale?: readonly unknown[];
  /** The fields that can show what the server said, and the codes that belong to one of them. */
  readonly shown: readonly (keyof Values & string)[];
  readonly places?: Readonly<Record<string, keyof Values & string>>;
  readonly done: (decision: Decision, ended: Ended) => string;
  readonly onDone: (decision: Decision) => void;
  /** The fields. */
  readonly children: ReactNode;
  /** Said of the decision that a letter has chosen. */
  readonly renderChosen?: (decision: Decision) => ReactNode;
}

/** Taking a case decides nothing yet, so it asks for no reason and leaves what was typed (J13). */
const taking = 'claim';

/** A form each of whose buttons decides otherwise. */
export function DecisionFrame<
  Values extends object,
  Decision extends string,
  Ended extends CarriedOut,
>(props: Whole<Values, Decision, Ended>) {
  const { form, offered, letters } = props;
  const words = useFormWords();
  const carryOut = useCarryOut(props);
  const [decided, setDecided] = useState<Decision>();
  const send = (decision: Decision): void => {
    setDecided(decision);
    const submit = (values: Values) => carryOut(decision, values);
    void (decision === taking ? form.act(submit) : form.send(submit));
  };
  const { chosen, place } = useDecisionKeys({
    letters,
    offered,
    isAtOnce: (decision) => decision === taking,
    onDecide: send,
  });
  return (
    <div ref={place}>
      <Form
        form={form}
        words={words}
        actions={offered.map((decision) => (
          <Button
            key={decision}
            variant={props.variants[decision]}
            busy={form.isBusy && decided === decision}
            disabled={form.isBusy && decided !== decision}
            onClick={() => send(decision)}
          >
            {props.label(decision)}
            {letters !== undefined && (
              <kbd aria-hidden="true">{letters[decision].toUpperCase()}</kbd>
            )}
          </Button>
        ))}
      >
        {props.children}
        {chosen !== undefined && props.renderChosen?.(chosen)}
      </Form>
    </div>
  );
}

function useCarryOut<Values, Decision extends string, Ended extends CarriedOut>(
  props: Whole<Values, Decision, Ended>,
) {
  const landing = useLanding();
  const { stale, shown, places } = props;
  return async (decision: Decision, values: Values) => {
    const gap = props.missing?.(decision, values);
    if (gap !== undefined) {
      return gap;
    }
    const outcome = await props.send(decision, values);
    void queryClient.invalidateQueries(stale === undefined ? {} : { queryKey: stale });
    if (!outcome.ok) {
      const landed = landing(outcome, { shown, ...(places !== undefined && { places }) });
      // Its fields are names of values, which the compiler does not carry through.
      return landed as Landing<Values>;
    }
    toastDone(props.done(decision, outcome));
    props.onDone(decision);
    return undefined;
  };
}

import type { ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../controls/class-names.ts';
import { ErrorText } from '../controls/field.tsx';
import { useCloseGuard } from '../layers/close-guard.ts';
import './form.css';
import type { LeaveQuestion } from './leave-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { usePageGuard } from './use-page-guard.ts';
import type { FormHandle } from './use-form.ts';

export interface FormWords {
  readonly leave: LeaveQuestion;
  /** Said above the buttons when more fields are wrong than one sees at once. */
  readonly wrongFields: (count: number) => string;
}

/** More than this many wrong fields are counted in a sentence (design-brief.md 3.6). */
const fewWrong = 3;

/**
 * A form of one column. What the server said of it as a whole stands above its buttons. Before what
 * was typed is left it asks, when the layer around it closes or its page is left.
 */
export function Form<Values>(props: {
  readonly form: FormHandle<Values>;
  readonly words: FormWords;
  readonly children: ReactNode;
  /** The buttons; in a layer they stay in view. A dialog may have them in its own foot instead. */
  readonly actions?: ReactNode;
  /** Ways to elsewhere, below the buttons. */
  readonly foot?: ReactNode;
  readonly label?: string;
  /** Nothing of it is worth a question when its page is left: a password, a code. */
  readonly isFleeting?: boolean;
  readonly className?: string;
}) {
  const { form, words, isFleeting = false } = props;
  const [isAsking, setAsking] = useState(false);
  const leave = useCloseGuard(form.isDirty, () => {
    setAsking(true);
    return false;
  });
  // What is under way or done is not lost, and often leads on by itself.
  const answer = usePageGuard(form.isDirty && !form.isBusy && !isFleeting);
  const said = (
    <>
      {form.wrongCount > fewWrong && <ErrorText>{words.wrongFields(form.wrongCount)}</ErrorText>}
      {form.refusal !== undefined && <ErrorText>{form.refusal}</ErrorText>}
    </>
  );
  return (
    <form
      id={form.id}
      noValidate
      aria-label={props.label}
      className={classNames('ui-form', props.className)}
      onSubmit={form.onSubmit}
    >
      {props.children}
      {props.actions === undefined ? (
        said
      ) : (
        <div className="ui-form-end">
          {said}
          <div className="ui-form-actions">{props.actions}</div>
        </div>
      )}
      {props.foot}
      {isAsking && (
        <LeaveDialog question={words.leave} onStay={() => setAsking(false)} onLeave={leave} />
      )}
      {answer !== undefined && (
        <LeaveDialog
          question={words.leave}
          onStay={() => answer(false)}
          onLeave={() => answer(true)}
        />
      )}
    </form>
  );
}

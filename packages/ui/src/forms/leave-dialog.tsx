import { Button } from '../controls/button.tsx';
import { Dialog } from '../layers/dialog.tsx';

/** Asked before something half-filled is left; every word is the caller's. */
export interface LeaveQuestion {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

/** Asks once before what was typed is left; staying is the first choice. */
export function LeaveDialog(props: {
  readonly question: LeaveQuestion;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const { question, onStay } = props;
  return (
    <Dialog
      kind="confirm"
      isOpen
      onClose={onStay}
      title={question.title}
      closeLabel={question.stay}
      actions={
        <>
          <Button onClick={onStay}>{question.stay}</Button>
          <Button variant="primary" onClick={props.onLeave}>
            {question.leave}
          </Button>
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import './empty-state.css';

/** Nothing here, and why: one drawing, a title, one sentence, at most one action. */
export function EmptyState(props: {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
}) {
  const Heading = `h${props.headingLevel ?? 2}` as const;
  return (
    <div className="ui-empty">
      {props.drawing}
      <Heading>{props.title}</Heading>
      {props.text !== undefined && <p>{props.text}</p>}
      {props.action}
    </div>
  );
}

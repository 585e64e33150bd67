import type { ReactNode } from 'react';
import { CopyId } from '../controls/copy-id.tsx';
import './failure-block.css';

export interface FailureBlockProps {
  readonly title?: string | undefined;
  /** What happened, in one true sentence. */
  readonly text: string;
  /** Under which operators find the call; empty where there was no answer. */
  readonly requestId: string;
  readonly labels: { readonly reference: string; readonly copy: string; readonly copied: string };
  /** Ask again, or another way on. */
  readonly actions: ReactNode;
  readonly headingLevel?: 1 | 2;
}

/** What takes the place of something that did not arrive: why, the way on, and what to quote. */
export function FailureBlock(props: FailureBlockProps) {
  const { title, requestId, labels } = props;
  const Heading = `h${props.headingLevel ?? 2}` as const;
  return (
    <div role="alert" className="ui-failure">
      {title !== undefined && <Heading>{title}</Heading>}
      <p>{props.text}</p>
      <div className="ui-failure-actions">{props.actions}</div>
      {requestId !== '' && (
        <p className="ui-failure-reference">
          <span>{labels.reference}</span> <CopyId id={requestId} labels={labels} />
        </p>
      )}
    </div>
  );
}

import { useTranslations } from '@portal/i18n/react';
import { Sheet, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { FailedBlock } from '../failed-block.tsx';
import { QueueSteps } from './queue-steps.tsx';
import type { Queue } from './use-queue.ts';

interface FrameProps {
  /** Checklist id of the sheet. */
  readonly ux: string;
  readonly title: string;
  readonly isWhole?: boolean;
  readonly queue: Queue;
  readonly onClose: () => void;
}

interface RowProps<Row> extends FrameProps {
  /** What the list knows of the chosen one; nothing is open without it. */
  readonly row: Row | undefined;
  readonly children: (row: Row) => ReactNode;
}

/** The side sheet of a queue whose list says all about a row. */
export function QueueSheet<Row>({ row, children, ...frame }: RowProps<Row>) {
  return (
    <Frame {...frame} isOpen={row !== undefined}>
      {row !== undefined && <div className="grid gap-4">{children(row)}</div>}
    </Frame>
  );
}

/** What a query of the chosen row has told so far. */
interface RowQuery<Row> {
  readonly data: Row | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface ReadProps<Row> extends FrameProps {
  readonly id: string | undefined;
  /** Asks for the row with that id, and for nothing without one. */
  readonly query: RowQuery<Row>;
  /** Title of the block that stands there when the row cannot be read. */
  readonly failedTitle: string;
  readonly children: (row: Row) => ReactNode;
}

/** The side sheet of a queue whose rows are read one by one. */
export function ReadQueueSheet<Row>(props: ReadProps<Row>) {
  const { id, query, failedTitle, children, ...frame } = props;
  const { data, error, refetch } = query;
  return (
    <Frame {...frame} isOpen={id !== undefined}>
      {data !== undefined && (
        <div key={id} className="grid gap-4">
          {children(data)}
        </div>
      )}
      {data === undefined && error !== null && (
        <FailedBlock thrown={error} title={failedTitle} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      )}
    </Frame>
  );
}

function Frame(props: FrameProps & { readonly isOpen: boolean; readonly children: ReactNode }) {
  const { queue, ...sheet } = props;
  const closeLabel = useTranslations('ui.dialog')('close');
  return <Sheet {...sheet} closeLabel={closeLabel} actions={<QueueSteps {...queue} />} />;
}

import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../controls/button.tsx';
import { Sheet } from '../layers/dialog.tsx';

export interface DrawerProps {
  /** Keys of the lines that are there, newest first. */
  readonly keys: readonly string[];
  readonly opened: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  readonly more: { readonly has: boolean; readonly onMore: () => void };
  readonly labels: { readonly newer: string; readonly older: string; readonly close: string };
  readonly content: {
    readonly title: ReactNode;
    readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
    /** Where the line leads. */
    readonly link?: ReactNode;
  };
}

/**
 * All of one line, with a way to the lines around it. Older ones are fetched before the end, and as
 * long as the line that an address names is not among them.
 */
export function RecordDrawer(
  props: Omit<DrawerProps, 'content'> & { readonly content: DrawerProps['content'] | undefined },
) {
  const { keys, content, labels, onOpen } = props;
  const at = keys.findIndex((key) => key === props.opened);
  const searched = props.opened !== undefined && at < 0 ? keys.length : 0;
  const isAtEnd = at >= 0 && at === keys.length - 1;
  const fetchMore = useEffectEvent(() => props.more.has && props.more.onMore());
  useEffect(() => {
    if (isAtEnd || searched > 0) {
      fetchMore();
    }
  }, [isAtEnd, searched]);
  const step = (label: string, key: string | undefined) => (
    <Button disabled={key === undefined} onClick={() => onOpen(key)}>
      {label}
    </Button>
  );
  return (
    <Sheet
      isOpen={content !== undefined}
      onClose={() => onOpen(undefined)}
      title={content?.title}
      closeLabel={labels.close}
      actions={
        <>
          {step(labels.newer, at > 0 ? keys[at - 1] : undefined)}
          {step(labels.older, keys[at + 1])}
        </>
      }
    >
      <dl className="ui-record-facts">
        {content?.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content?.link}
    </Sheet>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

export interface Queue {
  /** Undefined where there is none. */
  readonly older: (() => void) | undefined;
  readonly newer: (() => void) | undefined;
  /** After a decision: on to the row below, to the one above it at the end, or back to the list. */
  readonly advance: () => void;
}

/**
 * The way through a queue: J and K go from row to row, in the list and in the open drawer. Further
 * rows are fetched before the drawer has come to the last.
 */
export function useQueue(props: {
  readonly keys: readonly string[];
  readonly opened: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  readonly more: { readonly has: boolean; readonly onMore: () => void };
}): Queue {
  const { keys, opened, onOpen } = props;
  const at = keys.findIndex((key) => key === opened);
  const to = (key: string | undefined) => (key === undefined ? undefined : () => onOpen(key));
  const older = at < 0 ? undefined : to(keys[at + 1]);
  const newer = at < 0 ? undefined : to(keys[at - 1]);
  const isOpen = opened !== undefined;
  const isAtEnd = at >= 0 && at === keys.length - 1;
  const fetchMore = useEffectEvent(() => props.more.has && props.more.onMore());
  useEffect(() => {
    if (isAtEnd) {
      fetchMore();
    }
  }, [isAtEnd]);
  useShortcuts(
    {
      j: isOpen ? older : () => focusRow(1),
      k: isOpen ? newer : () => focusRow(-1),
    },
    isOpen ? 1 : 0,
  );
  return { older, newer, advance: older ?? newer ?? (() => onOpen(undefined)) };
}

/** From the row that has the focus to the one beside it; from outside to the first. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.ui-row-link')];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at < 0 ? 0 : at + step]?.focus();
}

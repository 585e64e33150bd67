import type { ReactNode } from 'react';

/** The cell of a table that opens its row; the whole row answers a press of a pointer. */
export function OpenButton(props: { readonly onOpen: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      className="ui-row-link border-0 bg-transparent p-0 text-start"
      onClick={props.onOpen}
    >
      {props.children}
    </button>
  );
}

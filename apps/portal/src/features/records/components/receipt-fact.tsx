import type { ReactNode } from 'react';

/** One fact of a receipt, in a list of them. */
export function ReceiptFact(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-text-2">{props.label}</dt>
      <dd className="m-0">{props.children}</dd>
    </div>
  );
}

import { useFormats } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';

export type Line = ReplyOf<Endpoints['listStatementLines']>['content'][number];

/** One movement in short: for what, when, and by how much. */
export function LineFacts({ line: { type, at, amount } }: { readonly line: Line }) {
  const formats = useFormats();
  const entryText = useEntryText();
  return (
    <>
      <span className="grid">
        <span>{entryText(type)}</span>
        <time dateTime={at} className="text-13 text-text-2">
          {formats.dateTime(at)}
        </time>
      </span>
      <MoneyCell isNet amount={amount} />
    </>
  );
}

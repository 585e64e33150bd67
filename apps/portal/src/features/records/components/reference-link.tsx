import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { RecordLink, recordKind } from '../../../shared/records/record-link.tsx';

const className = buttonClass({ variant: 'primary', block: true });

/** Leads to what a movement was for, where that has a page of its own. */
export function ReferenceLink({ reference }: { readonly reference: string }) {
  const t = useTranslations('records.entryReceipt.open');
  const kind = recordKind(reference);
  return kind === undefined ? null : (
    <RecordLink reference={reference} className={className}>
      {t(kind)}
    </RecordLink>
  );
}

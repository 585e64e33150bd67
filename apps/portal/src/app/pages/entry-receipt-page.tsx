import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon } from '@portal/ui';
import { Link, useParams } from '@tanstack/react-router';
import { EntryReceipt } from '../../features/records/components/entry-receipt.tsx';

export default function EntryReceiptPage() {
  const t = useTranslations('account.titles');
  const { entryId } = useParams({ from: '/m/transactionHistory/$entryId' });
  return (
    <div>
      <Link
        to="/m/transactionHistory"
        className="mb-3 inline-flex min-h-11 items-center gap-1 text-14 font-semibold text-link"
      >
        <ChevronStartIcon size={18} />
        {t('statement')}
      </Link>
      <EntryReceipt key={entryId} entryId={entryId} />
    </div>
  );
}

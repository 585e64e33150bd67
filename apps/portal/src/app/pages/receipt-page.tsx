import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon } from '@portal/ui';
import { Link, useParams } from '@tanstack/react-router';
import { RoundReceipt } from '../../features/slot/components/round-receipt.tsx';

export default function ReceiptPage() {
  const t = useTranslations('account.titles');
  const { roundId } = useParams({ from: '/m/personalHistoryCopy/$roundId' });
  return (
    <div>
      <Link
        to="/m/personalHistoryCopy"
        className="mb-3 inline-flex min-h-11 items-center gap-1 text-14 font-semibold text-link"
      >
        <ChevronStartIcon size={18} />
        {t('record')}
      </Link>
      <RoundReceipt key={roundId} roundId={roundId} />
    </div>
  );
}

import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon } from '@portal/ui';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { BetReceipt } from '../../features/records/components/bet-receipt.tsx';
import { lazyInTime } from '../../shared/client/lazy-in-time.ts';

const TicketButton = lazyInTime(
  async () => (await import('../../features/lottery/components/ticket-button.tsx')).TicketButton,
);

function Ticket({ ticketId }: { readonly ticketId: string }) {
  return (
    <Suspense>
      <TicketButton ticketId={ticketId} />
    </Suspense>
  );
}

export default function BetReceiptPage() {
  const t = useTranslations('account.titles');
  const { betId } = useParams({ from: '/m/personalHistoryCopy/bet/$betId' });
  return (
    <div>
      <Link
        to="/m/personalHistoryCopy"
        className="mb-3 inline-flex min-h-11 items-center gap-1 text-14 font-semibold text-link"
      >
        <ChevronStartIcon size={18} />
        {t('record')}
      </Link>
      <BetReceipt key={betId} betId={betId} ticket={Ticket} />
    </div>
  );
}

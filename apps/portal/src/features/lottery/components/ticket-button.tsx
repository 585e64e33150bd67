import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { TicketSheet } from './ticket-sheet.tsx';

/** From the receipt of a bet to its ticket: what was chosen, and the draw. */
export function TicketButton({ ticketId }: { readonly ticketId: string }) {
  const t = useTranslations('lottery.receipt');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block variant="primary" onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
      {isOpen && <TicketSheet ticketId={ticketId} onClose={() => setOpen(false)} />}
    </>
  );
}

import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { SentMessage } from '../hooks/use-visitor-form.ts';

/** What became of a visitor's message; the form makes way for it, so it takes the focus. */
export function VisitorSent(props: { readonly sent: SentMessage; readonly onAgain: () => void }) {
  const { sent, onAgain } = props;
  const t = useTranslations('service');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="grid justify-items-start gap-3">
      <p className="text-16 font-semibold">{t('sentVisitor', { email: sent.email })}</p>
      <p className="text-14 text-text-2">{t('number', { id: sent.id })}</p>
      <Button size="touch" onClick={onAgain}>
        {t('another')}
      </Button>
    </div>
  );
}

import { useTranslations } from '@portal/i18n/react';
import { BrokenRopeDrawing, Button, buttonClass, EmptyState } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useChat } from '../shared/site/use-chat.ts';

/** An address that is no page: the way home, and to somebody who can help (SYS-07). */
export function NotFound() {
  const t = useTranslations('system.notFound');
  const help = useTranslations('help');
  const chat = useChat();
  return (
    <div data-ux="SYS-07" className="page-frame py-12">
      <EmptyState
        headingLevel={1}
        drawing={<BrokenRopeDrawing />}
        title={t('title')}
        text={t('text')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {t('home')}
            </Link>
            {chat !== undefined && <Button onClick={chat}>{help('open')}</Button>}
          </span>
        }
      />
    </div>
  );
}

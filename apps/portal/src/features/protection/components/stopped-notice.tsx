import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, Tag } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { protectionQuery } from '../../../shared/protection/api/read-protection.ts';

/** Stops change seldom, and each page of a centre asks. */
const freshForMs = 30_000;

/** What is stopped on the account, what still works and the way on; nothing where all works. */
export function StoppedNotice() {
  const t = useTranslations('account.stopped');
  const { data } = useQuery({ ...protectionQuery, staleTime: freshForMs });
  const stops = data?.stopped ?? [];
  if (stops.length === 0) {
    return null;
  }
  const isForPapers = stops.every((stop) => stop === 'KYC_PENDING');
  const look = buttonClass({ size: 'small' });
  return (
    <Card role="region" aria-label={t('title')} className="mb-4 grid gap-3 border-warn p-4">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {stops.map((stop) => (
          <li key={stop}>
            <Tag tone="warn">{t(`stop.${stop}`)}</Tag>
          </li>
        ))}
      </ul>
      <p className="m-0 max-w-prose text-14 text-text-2">
        {t(isForPapers ? 'papers' : 'why')} {!stops.includes('NO_WITHDRAW') && t('own')}
      </p>
      <div className="flex flex-wrap gap-2">
        {isForPapers ? (
          <Link to="/m/verification" className={look}>
            {t('verify')}
          </Link>
        ) : (
          <Link to="/m/messageV2" className={look}>
            {t('messages')}
          </Link>
        )}
        <Link to="/service" className={look}>
          {t('service')}
        </Link>
      </div>
    </Card>
  );
}

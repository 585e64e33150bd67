import { useFormats, useTranslations } from '@portal/i18n/react';
import { buttonClass, Card } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { type FreeSpins, useFreeSpins } from '../../../shared/free-spins/list-free-spins.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';

/** Rounds that the house stakes: how many are left, until when, and the way to their slot. */
export function FreeSpinsList() {
  const t = useTranslations('rewards.free');
  const { data, error, refetch } = useFreeSpins();
  if (data === undefined && error !== null) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.length === 0) {
    return null;
  }
  return (
    <section data-ux="MC-15-free" className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <ul className="m-0 grid list-none gap-3 p-0">
        {data.map((grant) => (
          <li key={grant.id}>
            <Grant grant={grant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Grant({ grant }: { readonly grant: FreeSpins }) {
  const t = useTranslations('rewards');
  const formats = useFormats();
  const money = useMoneyLine();
  const { nodeId, displayName, iconUrl, left, given, stake, won, currency } = grant;
  const { multiple, expiresAt } = grant;
  return (
    <Card className="flex flex-wrap items-center gap-4 p-4">
      <img src={iconUrl} alt="" width={56} height={56} className="rounded-card" />
      <div className="grid grow basis-48 gap-1">
        <b className="text-16">
          <bdi>{displayName}</bdi>
        </b>
        <span className="text-14">
          {t('free.left', { left, given, stake: money(stake, currency) })}
        </span>
        <span className="text-13 text-text-2">
          {t('free.won', { amount: money(won, currency) })}
        </span>
        <span className="text-13 text-text-2">{t('free.multiple', { count: multiple })}</span>
        <span className="text-13 text-text-2">
          {t('until', { time: formats.dateTime(expiresAt) })}
        </span>
      </div>
      <Link
        to="/play/$nodeId"
        params={{ nodeId }}
        className={buttonClass({ variant: 'primary', size: 'touch' })}
      >
        {t('free.play')} <span className="sr-only">{displayName}</span>
      </Link>
    </Card>
  );
}

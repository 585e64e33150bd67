import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, CheckIcon, StarIcon, WalletIcon } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useSingleWallet } from '../../../shared/purses/api/read-merchant-wallet.ts';
import { useMember } from '../../../shared/session/session.ts';

const points = [
  { name: 'once', icon: WalletIcon },
  { name: 'atOnce', icon: StarIcon },
  { name: 'safe', icon: CheckIcon },
] as const;

/** Three reasons and two ways on; members read of purses where vendors keep some. */
export function OneWallet() {
  const t = useTranslations('transfer-wallet.seamless');
  const isReal = useMember()?.isTrial === false;
  const isSingle = useSingleWallet();
  return (
    <div className="grid gap-6">
      <p className="m-0 max-w-prose text-18 text-text-2">{t('intro')}</p>
      <ul className="m-0 grid list-none gap-3 p-0 md:grid-cols-3">
        {points.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Card className="grid h-full content-start gap-2 p-4">
              <Icon size={28} />
              <h2 className="m-0 text-18 font-semibold">{t(`points.${name}.title`)}</h2>
              <p className="m-0 text-text-2">{t(`points.${name}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      {!isSingle && (
        <p className="m-0 flex flex-wrap items-center gap-3">
          {t('purses')}
          <Link to="/m/transferFund" className="text-link">
            {t('toPurses')}
          </Link>
        </p>
      )}
      <p className="m-0 flex flex-wrap gap-3">
        <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
          {t('play')}
        </Link>
        {isReal && (
          <Link to="/m/depositv2" className={buttonClass({})}>
            {t('deposit')}
          </Link>
        )}
      </p>
    </div>
  );
}

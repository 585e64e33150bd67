import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { useMember, useSession } from '../../../shared/session/session.ts';
import { usePointBalance } from '../api/read-point-balance.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';

type Layer = 'convert' | 'rules' | undefined;

/**
 * What the member has, what today earns, and the ways from here; a visitor is told how to begin.
 */
export function PointsStrip() {
  const t = useTranslations('points');
  const hearsOffers = useHearsOffers();
  const [layer, setLayer] = useState<Layer>();
  const isMember = useMember()?.isTrial === false;
  const isKnown = useSession(({ status }) => status !== 'checking');
  return (
    <section
      data-ux="PR-07-balance"
      className="grid gap-4 rounded-card border border-line bg-s1 p-4 sm:flex sm:items-center sm:justify-between lg:p-5"
    >
      {isMember ? <OwnPoints /> : isKnown ? <Invitation /> : <PointsToCome />}
      {hearsOffers && (
        <span className="flex flex-wrap gap-2">
          {isMember && (
            <Button variant="primary" onClick={() => setLayer('convert')}>
              {t('convert.open')}
            </Button>
          )}
          <Button onClick={() => setLayer('rules')}>{t('rules.open')}</Button>
        </span>
      )}
      {layer === 'convert' && <ConvertDialog onClose={() => setLayer(undefined)} />}
      {layer === 'rules' && <RulesDialog onClose={() => setLayer(undefined)} />}
    </section>
  );
}

function OwnPoints() {
  const t = useTranslations('points');
  const formats = useFormats();
  const hearsOffers = useHearsOffers();
  const balance = usePointBalance(true);
  if (balance.isError) {
    return (
      <LoadFailed error={balance.error} onRetry={() => void balance.refetch()} headingLevel={2} />
    );
  }
  if (balance.data === undefined) {
    return <PointsToCome />;
  }
  const { points, earning, owed } = balance.data;
  return (
    <div>
      <p className="m-0 text-14 text-text-2">{t('mine')}</p>
      <p className="m-0 text-32 font-bold tabular-nums">
        <bdi>{formats.count(BigInt(points))}</bdi>
      </p>
      <p className="m-0 text-14 text-text-2">
        {owed !== '0' && `${t('owed', { points: formats.count(BigInt(owed)) })} `}
        {owed === '0' &&
          hearsOffers &&
          `${t('today', { points: formats.count(BigInt(earning)) })} `}
        {t('never')}
      </p>
    </div>
  );
}

/** Until somebody says who is there, nobody is asked to log in. */
function PointsToCome() {
  return <Skeleton className="h-16 w-48" />;
}

function Invitation() {
  const t = useTranslations('points');
  const show = useDialogs((state) => state.show);
  const isTrial = useMember()?.isTrial === true;
  return (
    <div>
      <p className="m-0 text-18 font-semibold">{t('invite')}</p>
      <p className="m-0 text-14 text-text-2">{t('never')}</p>
      <button
        type="button"
        className={`mt-3 ${buttonClass({ variant: 'primary' })}`}
        onClick={() => show(isTrial ? 'trialRefused' : 'login')}
      >
        {t('logIn')}
      </button>
    </div>
  );
}

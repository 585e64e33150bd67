import { useFormats, useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { Protection } from '../../../shared/protection/api/read-protection.ts';

/** In the place of the form: nothing is paid in while a break or an exclusion lasts (RG-04). */
export function DepositsPaused(props: {
  readonly pause: NonNullable<Protection['pause']>;
  /** Closes what this stands in, because its link leads to another page. */
  readonly onLeave?: () => void;
}) {
  const t = useTranslations('protection.pause');
  const formats = useFormats();
  const { kind, endsAt } = props.pause;
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <h2 className="m-0 text-20 font-bold">{t(`${kind}.title`)}</h2>
      <p className="m-0">
        {t('deposits')}{' '}
        {endsAt === null ? t('forEver') : t('until', { until: formats.dateTime(endsAt) })}
      </p>
      <p className="m-0 text-14 text-text-2">{t('stays')}</p>
      <Link to="/m/withdraw" onClick={props.onLeave} className={buttonClass({})}>
        {t('withdraw')}
      </Link>
    </div>
  );
}

import { useFormats, useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, ShieldIcon } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { Pause } from '../protection/use-pause.ts';

/**
 * A break or an exclusion that stands before a game or a stake: until when, what still works, and
 * where it is kept (RG-06). `asked` says what was refused already, so that it is said once.
 */
export function PauseCard(props: { readonly pause: Pause | undefined; readonly asked?: boolean }) {
  const { pause, asked = false } = props;
  const t = useTranslations('protection.pause');
  const reached = useTranslations('reached');
  const until = usePauseEnd();
  return (
    <Card data-ux="RG-06" role="status" className="grid gap-3 text-start">
      {pause !== undefined && (
        <>
          <p className="m-0 flex items-start gap-2">
            <span className="shrink-0 text-warn">
              <ShieldIcon size={20} />
            </span>
            <span>
              {!asked && (
                <>
                  <strong>{t(`${pause.kind}.title`)}</strong>
                  <br />
                  {t('games')}{' '}
                </>
              )}
              {until(pause)}
            </span>
          </p>
          <p className="m-0 text-14 text-text-2">{t('stays')}</p>
        </>
      )}
      <Link to="/m/limits" className={buttonClass({ size: 'touch' })}>
        {reached('toLimits')}
      </Link>
    </Card>
  );
}

function usePauseEnd(): (pause: Pause) => string {
  const t = useTranslations('protection.pause');
  const formats = useFormats();
  return ({ endsAt, returnsAt }) => {
    if (returnsAt !== null) {
      return t('returns', { until: formats.dateTime(returnsAt) });
    }
    return endsAt === null ? t('forEver') : t('until', { until: formats.dateTime(endsAt) });
  };
}

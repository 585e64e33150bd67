import { useFormats, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../shared/session/session.ts';
import { protectionQuery } from '../../../shared/protection/api/read-protection.ts';

/** How long the play lasts, for the wallet (RG-01); a trial is not counted. */
export function PlayedTime() {
  const t = useTranslations('protection.today');
  const formats = useFormats();
  const isReal = useMember()?.isTrial === false;
  const { data } = useQuery({ ...protectionQuery, enabled: isReal });
  return (
    data !== undefined && (
      <p className="flex justify-between gap-3 text-14">
        <span className="text-text-2">{t('playing')}</span>
        <span className="tabular-nums">
          {t('minutes', { minutes: formats.count(data.check.playedMinutes) })}
        </span>
      </p>
    )
  );
}

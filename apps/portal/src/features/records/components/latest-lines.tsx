import { useTranslations } from '@portal/i18n/react';
import { presetRange } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../shared/session/session.ts';
import { latestLinesQuery } from '../api/list-latest-lines.ts';
import { useDays } from '../hooks/use-days.ts';
import { LineFacts } from './line-facts.tsx';

/** What moved the balance last, for the wallet; nothing while nothing did. */
export function LatestLines() {
  const t = useTranslations('records.wallet');
  const { today } = useDays({});
  const isReal = useMember()?.isTrial === false;
  const { data } = useQuery({
    ...latestLinesQuery(presetRange('days30', today)),
    enabled: isReal,
  });
  if (data === undefined || data.content.length === 0) {
    return null;
  }
  return (
    <ul
      data-ux="S-09-latest"
      aria-label={t('latest')}
      className="m-0 grid list-none gap-2 p-0 text-14"
    >
      {data.content.map((line) => (
        <li key={line.entryId} className="flex items-baseline justify-between gap-3">
          <LineFacts line={line} />
        </li>
      ))}
    </ul>
  );
}

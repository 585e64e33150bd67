import { useFormats, useTranslations } from '@portal/i18n/react';
import type { MemberLine } from '../api/read-line.ts';

const words = { PLANNED: 'planned', DONE: 'done', REFUSED: 'refused' } as const;

/** The last move of a member, and what became of it. */
export function MoveLine({ move }: Pick<MemberLine, 'move'>) {
  const t = useTranslations('desk-agents.move');
  const formats = useFormats();
  if (move === null) {
    return null;
  }
  const { to, state, effectiveAt, progress } = move;
  const values = { to: to ?? t('house'), moment: formats.dateTime(effectiveAt) };
  return (
    <div className="grid gap-1 text-14 text-text-2">
      <p className="m-0">{t(words[state], values)}</p>
      {progress !== null && (
        <p role="status" className="m-0">
          {t('progress', { ready: progress.ready, team: progress.team })}
        </p>
      )}
    </div>
  );
}

import { useTranslations } from '@portal/i18n/react';
import { Button, ChevronEndIcon, ChevronStartIcon, IconButton, Input } from '@portal/ui';

interface DayBarProps {
  /** The day that is shown; undefined until the first answer. */
  readonly day: string | undefined;
  readonly today: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** The day of the results: one back, one on, any, today. */
export function DayBar({ day, today, onDay }: DayBarProps) {
  const t = useTranslations('lottery-results.day');
  const isLast = day === undefined || today === undefined || day >= today;
  const step = (days: number): void => {
    if (day !== undefined) {
      onDay(stepped(day, days));
    }
  };
  return (
    <div role="group" aria-label={t('label')} className="flex items-center gap-2">
      <IconButton
        label={t('before')}
        icon={<ChevronStartIcon />}
        disabled={day === undefined}
        onClick={() => {
          step(-1);
        }}
      />
      <Input
        type="date"
        aria-label={t('label')}
        className="w-44"
        value={day ?? ''}
        max={today}
        onChange={({ target }) => {
          if (target.value !== '' && target.validity.valid) {
            onDay(target.value);
          }
        }}
      />
      <IconButton
        label={t('after')}
        icon={<ChevronEndIcon />}
        disabled={isLast}
        onClick={() => {
          step(1);
        }}
      />
      {!isLast && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            onDay(undefined);
          }}
        >
          {t('today')}
        </Button>
      )}
    </div>
  );
}

const dayMs = 86_400_000;

function stepped(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

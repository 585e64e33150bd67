import { useTranslations } from '@portal/i18n/react';
import { Button, Segmented } from '@portal/ui';
import { useState } from 'react';
import { sendBreak } from '../api/take-break.ts';
import { ConfirmBreak } from './confirm-break.tsx';

/** 24 hours, 7 days, 30 days, six weeks (design-brief.md 3.13). */
const lengths = ['24', '168', '720', '1008'] as const;

/** A time-out that begins at once (RG-04). */
export function BreakChoice() {
  const t = useTranslations('protection.break');
  const [hours, setHours] = useState<(typeof lengths)[number]>('24');
  const [isAsking, setAsking] = useState(false);
  return (
    <section data-ux="RG-04" className="flex flex-col items-start gap-3">
      <h2 className="text-20 font-bold">{t('title')}</h2>
      <p className="max-w-prose text-14 text-text-2">{t('text')}</p>
      <Segmented
        label={t('length')}
        value={hours}
        onChange={setHours}
        options={lengths.map((value) => ({ value, label: t(`hours.${value}`) }))}
      />
      <Button size="touch" onClick={() => setAsking(true)}>
        {t('begin')}
      </Button>
      {isAsking && (
        <ConfirmBreak
          title={t('askTitle', { length: t(`hours.${hours}`) })}
          text={t('askText')}
          yes={t('yes')}
          send={() => sendBreak(Number(hours))}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

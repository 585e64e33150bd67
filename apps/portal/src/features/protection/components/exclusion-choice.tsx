import { useTranslations } from '@portal/i18n/react';
import { Button, RadioGroup } from '@portal/ui';
import { useState } from 'react';
import { sendExclusion } from '../api/exclude-self.ts';
import { ConfirmBreak } from './confirm-break.tsx';

const lengths = ['6', '12', '60', 'ever'] as const;

/** Self-exclusion in two steps and plain words; nothing ends it early (RG-05). */
export function ExclusionChoice() {
  const t = useTranslations('protection.exclusion');
  const [length, setLength] = useState<(typeof lengths)[number]>('6');
  const [isAsking, setAsking] = useState(false);
  return (
    <section data-ux="RG-05" className="flex flex-col items-start gap-3">
      <h2 className="text-20 font-bold">{t('title')}</h2>
      <p className="max-w-prose text-14 text-text-2">{t('text')}</p>
      <RadioGroup
        label={t('length')}
        value={length}
        onChange={setLength}
        options={lengths.map((value) => ({ value, label: t(`months.${value}`) }))}
      />
      <Button size="touch" variant="danger" onClick={() => setAsking(true)}>
        {t('begin')}
      </Button>
      {isAsking && (
        <ConfirmBreak
          title={t('askTitle', { length: t(`months.${length}`) })}
          text={t('askText')}
          yes={t('yes')}
          send={() => sendExclusion(length === 'ever' ? null : Number(length))}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

import { useTranslations } from '@portal/i18n/react';
import type { ReactNode } from 'react';

const tips = ['money', 'time', 'chase', 'chance', 'mood'] as const;

/** What keeps play in hand, what can be set here, and what those around can do (RG-08). */
export function HelpTexts({ links }: { readonly links: ReactNode }) {
  const t = useTranslations('safer-play');
  return (
    <>
      <section className="flex flex-col gap-3">
        <h2 className="m-0 text-20 font-bold">{t('tips.title')}</h2>
        <ul className="m-0 flex max-w-prose list-disc flex-col gap-2 ps-5 text-14">
          {tips.map((tip) => (
            <li key={tip}>{t(`tips.${tip}`)}</li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="m-0 text-20 font-bold">{t('tools.title')}</h2>
        <p className="m-0 max-w-prose text-14">{t('tools.text')}</p>
        <div className="flex flex-wrap gap-3">{links}</div>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="m-0 text-20 font-bold">{t('family.title')}</h2>
        <p className="m-0 max-w-prose text-14">{t('family.text')}</p>
      </section>
    </>
  );
}

import { directionOf, isLocale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import type { SiteLanguage } from './local-fields.tsx';

/** A text as visitors of a language read it, at the width of a phone. */
export function TextPreview(props: {
  readonly title: string;
  readonly content: string;
  readonly language: SiteLanguage;
}) {
  const t = useTranslations('desk-content.preview');
  const { title, content, language } = props;
  const { locale } = language;
  return (
    <section aria-label={t('label')} className="grid max-w-[390px] gap-2">
      <h3 className="text-13 font-semibold text-text-2">{t('label')}</h3>
      <article
        {...(isLocale(locale) && { lang: locale, dir: directionOf(locale) })}
        className="rounded-card border border-line bg-s1 p-4"
      >
        <h4 dir="auto" className="text-16 font-semibold break-words">
          {title === '' ? t('untitled') : title}
        </h4>
        <p dir="auto" className="mt-2 text-14 break-words whitespace-pre-line">
          {content}
        </p>
      </article>
    </section>
  );
}

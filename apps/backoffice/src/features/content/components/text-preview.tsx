import { directionOf, isLocale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { RichText } from '@portal/ui';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import type { SiteLanguage } from '../../../shared/site-language.ts';

/** A text as visitors of a language read it. */
export function TextPreview(props: {
  readonly title: string;
  readonly content: string;
  readonly language: SiteLanguage;
}) {
  const t = useTranslations('desk-content.preview');
  const { title, content, language } = props;
  const { locale } = language;
  return (
    <PreviewFrame>
      <article
        {...(isLocale(locale) && { lang: locale, dir: directionOf(locale) })}
        className="rounded-card border border-line bg-s1 p-4"
      >
        <h4 dir="auto" className="text-16 font-semibold break-words">
          {title === '' ? t('untitled') : title}
        </h4>
        <RichText text={content} className="mt-2 text-14" />
      </article>
    </PreviewFrame>
  );
}

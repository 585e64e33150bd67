import type { Locale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { siteLanguages } from '../env.ts';
import { neededLanguage } from './site-words.ts';
import { useLanguageName } from './use-language-name.ts';

/**
 * Fields in the languages of the site: its default is needed and always there, the others are
 * added; those in which something stands are there as well.
 */
export function LanguageFields(props: {
  readonly written: readonly Locale[];
  readonly children: (locale: Locale) => ReactNode;
}) {
  const { written, children } = props;
  const t = useTranslations('desk-shell.words');
  const languageName = useLanguageName();
  const offered = siteLanguages();
  const [begun, setBegun] = useState<readonly Locale[]>(() => [neededLanguage(), ...written]);
  const [added, setAdded] = useState<Locale>();
  const shown = [...new Set([...offered, ...begun])].filter((locale) => begun.includes(locale));
  const missing = offered.filter((locale) => !begun.includes(locale));
  return (
    <>
      <p className="col-span-full m-0 text-13 text-text-3">
        {t('hint', { language: languageName(neededLanguage()) })}
      </p>
      {shown.map((locale) => (
        <Block key={locale} isAdded={locale === added}>
          {children(locale)}
        </Block>
      ))}
      {missing.length > 0 && (
        <div className="col-span-full flex flex-wrap gap-2">
          {missing.map((locale) => (
            <Button
              key={locale}
              onClick={() => {
                setBegun([...begun, locale]);
                setAdded(locale);
              }}
            >
              {t('add', { language: languageName(locale) })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** The button that adds a language goes with the press; what it added takes the focus. */
function Block({ isAdded, children }: { readonly isAdded: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) {
      place.current?.querySelector('input')?.focus();
    }
  }, [isAdded]);
  return (
    <div ref={place} className="grid content-start gap-2">
      {children}
    </div>
  );
}

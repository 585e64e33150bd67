import type { Locale } from '@portal/i18n';
import { LanguageScope, useLanguage, useTranslations } from '@portal/i18n/react';
import { PromotionView } from '@portal/records';
import { Button, Card, Segmented, Select } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteLanguages, siteTimeZone } from '../../../shared/env.ts';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import type { PromotionDraft } from '../promotion-draft.ts';
import { readIn, shownOf } from '../shown-promotion.ts';
import { useLanguageName } from '../../../shared/words/use-language-name.ts';
import { useMoneyLine } from '../use-money-line.ts';

const widths = { narrow: 390, wide: 1280 } as const;
type Width = keyof typeof widths;
const widthNames = ['narrow', 'wide'] as const;
/** Keep an amount left to right inside a sentence of either direction (U+2066, U+2069). */
const isolate = '\u2066';
const endOfIsolate = '\u2069';

interface Previewed {
  readonly draft: PromotionDraft;
  readonly currency: string;
}

/** What is typed as members see it: on a phone and on a desk, in each language of the site. */
export function PromotionPreview({ draft, currency }: Previewed) {
  const t = useTranslations('desk-promotions.preview');
  const languageName = useLanguageName();
  const offered = siteLanguages();
  const [byDefault = 'en'] = offered;
  const [width, setWidth] = useState<Width>('narrow');
  const [locale, setLocale] = useState<Locale>(byDefault);
  const { readTexts } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['texts', locale],
    queryFn: () => readTexts(locale),
    staleTime: Infinity,
  });
  const words = readIn(draft, locale, byDefault);
  return (
    <section data-ux="BO-08-preview" className="grid gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="m-0 grow text-18 font-semibold">{t('title')}</h2>
        <Select
          aria-label={t('language')}
          value={locale}
          onChange={setLocale}
          options={offered.map((value) => ({ value, label: languageName(value) }))}
        />
        <Segmented
          label={t('width')}
          value={width}
          onChange={setWidth}
          options={widthNames.map((value) => ({ value, label: t(value) }))}
        />
      </header>
      {words !== locale && (
        <p className="m-0 text-14 text-text-2">
          {words === undefined
            ? t('none')
            : t('fallback', { language: languageName(locale), other: languageName(words) })}
        </p>
      )}
      {error !== null && (
        <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
      )}
      <div
        role="region"
        aria-label={t('title')}
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-s1 p-3"
      >
        <div style={{ inlineSize: `${widths[width]}px` }}>
          {data !== undefined && (
            <LanguageScope dictionary={data} timeZone={siteTimeZone()}>
              <Page draft={draft} currency={currency} words={words} />
            </LanguageScope>
          )}
        </div>
      </div>
    </section>
  );
}

function Page(props: Previewed & { readonly words: Locale | undefined }) {
  const { draft, currency, words } = props;
  const t = useTranslations('promotions');
  const moneyLine = useMoneyLine(currency);
  const money = (amount: string) => `${isolate}${moneyLine(amount)}${endOfIsolate}`;
  return (
    <PromotionView
      promotion={shownOf(draft, { currency, timeZone: siteTimeZone() }, words)}
      words={{ t, money }}
      hasVip
      hasReached={() => false}
      aside={
        <Card className="p-5">
          <Button variant="primary" size="touch" disabled>
            {t(draft.isReviewed ? 'apply.send' : 'action.join')}
          </Button>
        </Card>
      }
    />
  );
}

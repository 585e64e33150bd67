import { otherNamesOf, ownNameOf } from '@portal/i18n';
import { useLocale, useTranslations } from '@portal/i18n/react';
import { announce, Combobox, GlobeIcon } from '@portal/ui';
import { useSite } from '../../../shared/site/site-facts.ts';

/** Languages by their own names, never by flags (S-04); one language hides the picker. */
export function LanguagePicker() {
  const t = useTranslations('common.language');
  const { locale, offered: spoken, switchLocale } = useLocale();
  const { languages } = useSite();
  const offered = spoken.filter((tag) => languages.includes(tag) || tag === locale);
  const ordered = [locale, ...offered.filter((tag) => tag !== locale)];
  if (offered.length < 2) {
    return null;
  }
  return (
    <Combobox
      ux="S-04"
      label={`${t('label')}: ${ownNameOf(locale)}`}
      searchLabel={t('search')}
      emptyText={t('none')}
      trigger={
        <>
          <GlobeIcon size={18} />
          {ownNameOf(locale)}
        </>
      }
      options={ordered.map((tag) => ({
        value: tag,
        label: ownNameOf(tag),
        keywords: otherNamesOf(tag, locale),
        lang: tag,
      }))}
      value={locale}
      onChange={(tag) => {
        void switchLocale(tag).then(() => {
          announce(ownNameOf(tag));
        });
      }}
    />
  );
}

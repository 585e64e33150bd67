import { otherNamesOf, ownNameOf } from '@portal/i18n';
import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Combobox, GlobeIcon, IconButton, MoonIcon, SunIcon, useTheme } from '@portal/ui';
import { languageOf } from '../../../shared/desk-languages.ts';

/** Language and theme, the same on every screen and before login. */
export function Preferences() {
  const t = useTranslations('preferences');
  const { locale, offered, switchLanguage } = useLanguage();
  const [theme, chooseTheme] = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className="flex items-center gap-1">
      <Combobox
        label={`${t('language.label')}: ${ownNameOf(locale)}`}
        searchLabel={t('language.search')}
        emptyText={t('language.none')}
        trigger={
          <>
            <GlobeIcon size={18} />
            {ownNameOf(locale)}
          </>
        }
        options={offered.map((language) => ({
          value: language.locale,
          label: ownNameOf(language.locale),
          keywords: otherNamesOf(language.locale, locale),
          lang: language.locale,
        }))}
        value={locale}
        onChange={(code) => void switchLanguage(languageOf(code))}
      />
      <IconButton
        label={next === 'light' ? t('theme.toLight') : t('theme.toDark')}
        icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
        onClick={() => chooseTheme(next)}
      />
    </div>
  );
}

import { isAnyLocale, ownNameOf } from '@portal/i18n';
import { useLocale, useTranslations } from '@portal/i18n/react';
import { GlobeIcon, IconButton, Menu, MoonIcon, SunIcon, useTheme } from '@portal/ui';
import { offeredLocales } from 'virtual:messages';

/** Language and theme, the same on every screen and before login. */
export function Preferences() {
  const t = useTranslations('common');
  const { locale, switchLocale } = useLocale();
  const [theme, chooseTheme] = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className="flex items-center gap-1">
      <Menu
        label={`${t('language.label')}: ${ownNameOf(locale)}`}
        trigger={
          <>
            <GlobeIcon size={18} />
            {ownNameOf(locale)}
          </>
        }
        items={offeredLocales.filter(isAnyLocale).map((offered) => ({
          id: offered,
          label: ownNameOf(offered),
          lang: offered,
          isChosen: offered === locale,
          onSelect: () => void switchLocale(offered),
        }))}
      />
      <IconButton
        label={next === 'light' ? t('theme.toLight') : t('theme.toDark')}
        icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
        onClick={() => chooseTheme(next)}
      />
    </div>
  );
}

import { ownNameOf } from '@portal/i18n';
import { useLocale, useTranslations } from '@portal/i18n/react';
import { GlobeIcon, IconButton, Menu, MoonIcon, SunIcon, useTheme } from '@portal/ui';

/** Language and theme, the same on every screen and before login. */
export function Preferences() {
  const t = useTranslations('common');
  const { locale, offered, switchLocale } = useLocale();
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
        items={offered.map((one) => ({
          id: one,
          label: ownNameOf(one),
          lang: one,
          isChosen: one === locale,
          onSelect: () => void switchLocale(one),
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

import { useTranslations } from '@portal/i18n/react';
import { IconButton, MoonIcon, SunIcon, useTheme } from '@portal/ui';

export function ThemeToggle() {
  const t = useTranslations('preferences.theme');
  const [theme, choose] = useTheme();
  return (
    <IconButton
      small
      data-ux="S-05"
      label={theme === 'dark' ? t('toLight') : t('toDark')}
      icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      onClick={() => {
        choose(theme === 'dark' ? 'light' : 'dark');
      }}
    />
  );
}

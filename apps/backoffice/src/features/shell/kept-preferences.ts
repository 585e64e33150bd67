import { useLocale } from '@portal/i18n/react';
import { useTheme } from '@portal/ui';

/** Stores language and theme anew: the log-out answer clears what the browser keeps of the site. */
export function useKeptPreferences(): () => void {
  const { locale, switchLocale } = useLocale();
  const [theme, chooseTheme] = useTheme();
  return () => {
    chooseTheme(theme);
    void switchLocale(locale);
  };
}

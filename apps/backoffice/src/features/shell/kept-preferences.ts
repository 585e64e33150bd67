import { useLanguage } from '@portal/i18n/react';
import { useTheme } from '@portal/ui';
import { keptLanguage } from '../../shared/desk-languages.ts';

/** Stores language and theme anew: the log-out answer clears what the browser keeps of the site. */
export function useKeptPreferences(): () => void {
  const { code } = useLanguage();
  const [theme, chooseTheme] = useTheme();
  return () => {
    chooseTheme(theme);
    keptLanguage.write(code);
  };
}

import { useTranslations } from '@portal/i18n/react';
import { announce } from '@portal/ui';
import { useEffect } from 'react';
import { useSite } from '../site/site-facts.ts';

/** Sets the document's title and announces the new page to screen readers. */
export function useDocumentTitle(page: string | undefined, isSet = true): void {
  const t = useTranslations('shell');
  const { name } = useSite();
  const text = page === undefined ? name : t('pageTitle', { page, name });
  useEffect(() => {
    if (isSet) {
      document.title = text;
      announce(text);
    }
  }, [text, isSet]);
}

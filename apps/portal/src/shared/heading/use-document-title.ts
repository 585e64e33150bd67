import { useTranslations } from '@portal/i18n/react';
import { announce } from '@portal/ui';
import { useEffect } from 'react';
import { useSite } from '../site/site-facts.ts';
import { usePageTitle } from './page-title.ts';

/** Sets the titles of document and phone, and announces the new page to screen readers. */
export function useDocumentTitle(page: string | undefined, isSet = true): void {
  const t = useTranslations('shell');
  const { name } = useSite();
  const text = page === undefined ? name : t('pageTitle', { page, name });
  useEffect(() => {
    if (isSet) {
      document.title = text;
      usePageTitle.setState({ title: page });
      announce(text);
    }
  }, [text, page, isSet]);
}

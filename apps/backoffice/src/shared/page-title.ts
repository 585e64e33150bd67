import { announce } from '@portal/ui';
import { useEffect } from 'react';

/** Names the page in the tab and to a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    announce(title);
  }, [title]);
}

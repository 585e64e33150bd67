import { useTranslations } from '@portal/i18n/react';
import { wordCount } from '@portal/protocol';
import type { HelpCenter } from '../../../shared/site/api/read-help.ts';

/** A subject, and between how many words the site wants a message. */
export function useMessageChecks({ leastWords: least, mostWords: most }: HelpCenter['feedback']) {
  const t = useTranslations('service');
  return {
    questionType: () => undefined,
    content: (value: string) => {
      const count = wordCount(value);
      return count < least || count > most ? t('length', { least, most }) : undefined;
    },
  };
}

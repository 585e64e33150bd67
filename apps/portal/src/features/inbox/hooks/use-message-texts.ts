import { useFormats, useTranslations } from '@portal/i18n/react';
import { messageWords } from '@portal/protocol';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { InboxMessage } from '../api/list-messages.ts';

/** Keep a time left to right inside a sentence of either direction (U+2066, U+2069). */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Title and text of a message in the language of the page. */
export function useMessageTexts() {
  const t = useTranslations('inbox.types');
  const formats = useFormats();
  const money = useMoneyLine();
  return ({ type, params }: InboxMessage) => {
    const words = messageWords(params, {
      money,
      moment: (at) => isolated(formats.fullDateTime(at)),
    });
    return { title: t(`${type}.title`, words), text: t(`${type}.text`, words) };
  };
}

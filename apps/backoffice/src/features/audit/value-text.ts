import { useTranslations } from '@portal/i18n/react';
import {
  contractScopes,
  operatorRoles,
  personMarks,
  trailWordFields,
  trailWords,
} from '@portal/protocol';
import { useCodeText } from './code-text.ts';

/** Codes of refused logins have words; other codes stand as they are. */
const worded: readonly string[] = [...trailWordFields, 'flags', 'code'];
const scoped: readonly string[] = ['category', 'scope'];

/** What an entry of an action says of a field: in words where there are some. */
export function useValueText(): (action: string, field: string, text: string) => string {
  const t = useTranslations('desk-audit.value');
  const role = useTranslations('desk-shell.role');
  const scopes = useTranslations('desk-audit.scope');
  const mark = useTranslations('desk-persons.mark');
  const byHand = useTranslations('desk-deposits.channels')('byHand');
  const codeText = useCodeText();
  const wordOf = (text: string): string => {
    const known = trailWords.find((word) => word === text.toLowerCase());
    return known === undefined ? text : t(known);
  };
  const scopeOf = (text: string): string => {
    const known = contractScopes.find((scope) => scope === text);
    return known === undefined ? text : scopes(known);
  };
  const markOf = (text: string): string => {
    const known = personMarks.find((name) => name === text);
    return known === undefined ? text : mark(known);
  };
  const each = (text: string, word: (part: string) => string): string =>
    text.split(', ').map(word).join(', ');
  return (action, field, text) => {
    const code = field === 'code' ? codeText(action, text) : undefined;
    if (code !== undefined) {
      return code;
    }
    if (field === 'provider' && text === 'manual') {
      return byHand;
    }
    if (field === 'role') {
      const known = operatorRoles.find((name) => name === text);
      return known === undefined ? text : role(known);
    }
    if (scoped.includes(field)) {
      return scopeOf(text);
    }
    if (field === 'marks') {
      return each(text, markOf);
    }
    // The settings of a site are named by their place: `secondFactor.staff`.
    return worded.includes(field) || field.includes('.') ? each(text, wordOf) : text;
  };
}

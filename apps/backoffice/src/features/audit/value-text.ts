import { useTranslations } from '@portal/i18n/react';
import { operatorRoles } from '@portal/protocol';

/** Fields whose values are words of ours, and no names or sentences that somebody wrote. */
const ofWords = ['state', 'kind', 'source', 'outcome', 'decision', 'isOpen', 'role'];

const values = [
  'active',
  'locked',
  'open',
  'closed',
  'waiting',
  'approved',
  'rejected',
  'refused',
  'failed',
  'done',
  'cancelled',
  'settled',
  'draft',
  'paused',
  'ended',
  'true',
  'false',
  'member',
  'agent',
  'trial',
  'profile',
  'papers',
] as const;

/** What an entry says of a field, in words where there are some; else as it stands. */
export function useValueText(): (field: string, text: string) => string {
  const t = useTranslations('desk-audit.value');
  const role = useTranslations('desk-shell.role');
  return (field, text) => {
    // The settings of a site are named by their place: `secondFactor.staff`.
    if (!ofWords.includes(field) && !field.includes('.')) {
      return text;
    }
    const known = values.find((value) => value === text.toLowerCase());
    const held = field === 'role' ? operatorRoles.find((name) => name === text) : undefined;
    return held === undefined ? (known === undefined ? text : t(known)) : role(held);
  };
}

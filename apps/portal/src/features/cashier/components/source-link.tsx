import { useTranslations } from '@portal/i18n/react';
import { RecordLink, recordKind } from '../../../shared/records/record-link.tsx';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';
import type { Requirement } from '../api/read-terms.ts';
import { sourceType } from '../source-type.ts';

/** For what money play is asked: a gift by its name, all else in the words of the record. */
export function useSourceName(): (requirement: Requirement) => string {
  const t = useTranslations('cashier.withdraw');
  const entryText = useEntryText();
  return (requirement) => {
    const source = requirement.title || entryText(sourceType(requirement));
    return t('playFor', { source });
  };
}

/** The same, and the way to where that money came from, where that has a page. */
export function SourceLink({ requirement }: { readonly requirement: Requirement }) {
  const name = useSourceName()(requirement);
  const { reference } = requirement;
  return recordKind(reference) === undefined ? (
    <span>{name}</span>
  ) : (
    <RecordLink reference={reference} className="-my-1 inline-block py-1 text-link">
      {name}
    </RecordLink>
  );
}

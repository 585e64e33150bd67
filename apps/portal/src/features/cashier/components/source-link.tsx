import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';
import { useMember } from '../../../shared/session/session.ts';
import type { Requirement } from '../api/read-terms.ts';
import { sourceType } from '../source-type.ts';

const className = '-my-1 inline-block py-1 text-link';

/** For what money play is asked, in the words of the record. */
export function useSourceName(): (requirement: Requirement) => string {
  const t = useTranslations('cashier.withdraw');
  const entryText = useEntryText();
  return (requirement) => t('playFor', { source: entryText(sourceType(requirement)) });
}

/** The same, and the way to where that money came from, where that has a page. */
export function SourceLink({ requirement }: { readonly requirement: Requirement }) {
  const name = useSourceName()(requirement);
  const isAgent = useMember()?.isAgent === true;
  const { reference } = requirement;
  switch (reference.split('_')[0]) {
    case 'dep':
      return (
        <Link to="/m/depositv2/$depositId" params={{ depositId: reference }} className={className}>
          {name}
        </Link>
      );
    case 'rwd':
      return (
        <Link to="/m/bonusDetails/$rewardId" params={{ rewardId: reference }} className={className}>
          {name}
        </Link>
      );
    case 'rnd':
      return (
        <Link
          to="/m/personalHistoryCopy/$roundId"
          params={{ roundId: reference }}
          className={className}
        >
          {name}
        </Link>
      );
    case 'trf':
      return isAgent ? (
        <Link to="/a/transferDownline" className={className}>
          {name}
        </Link>
      ) : (
        <Link to="/m/transferUpline" className={className}>
          {name}
        </Link>
      );
    default:
      return <span>{name}</span>;
  }
}

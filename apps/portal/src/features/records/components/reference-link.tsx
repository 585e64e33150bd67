import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useMember } from '../../../shared/session/session.ts';

const className = buttonClass({ variant: 'primary', block: true });

/** Leads to what a movement was for, where that has a page of its own. */
export function ReferenceLink({ reference }: { readonly reference: string }) {
  const t = useTranslations('records.entryReceipt.open');
  const isAgent = useMember()?.isAgent === true;
  switch (reference.split('_')[0]) {
    case 'rnd':
      return (
        <Link
          to="/m/personalHistoryCopy/$roundId"
          params={{ roundId: reference }}
          className={className}
        >
          {t('round')}
        </Link>
      );
    case 'bet':
      return (
        <Link
          to="/m/personalHistoryCopy/bet/$betId"
          params={{ betId: reference }}
          className={className}
        >
          {t('bet')}
        </Link>
      );
    case 'dep':
      return (
        <Link to="/m/depositv2/$depositId" params={{ depositId: reference }} className={className}>
          {t('deposit')}
        </Link>
      );
    case 'wdr':
      return (
        <Link
          to="/m/withdraw/$withdrawalId"
          params={{ withdrawalId: reference }}
          className={className}
        >
          {t('withdrawal')}
        </Link>
      );
    case 'trf':
      return isAgent ? (
        <Link to="/a/transferDownline" className={className}>
          {t('transfer')}
        </Link>
      ) : (
        <Link to="/m/transferUpline" className={className}>
          {t('transfer')}
        </Link>
      );
    case 'rwd':
      return (
        <Link to="/m/bonusDetails/$rewardId" params={{ rewardId: reference }} className={className}>
          {t('bonus')}
        </Link>
      );
    case 'ltk':
      return (
        <Link to="/verify" search={{ ticketId: reference }} className={className}>
          {t('ticket')}
        </Link>
      );
    default:
      return null;
  }
}

import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { WalletPartProps } from '../../../shared/account/wallet-parts.ts';
import { useMember } from '../../../shared/session/session.ts';

/** Limits and breaks are one press away from the balance (RG-02); a trial has none. */
export function LimitsWay({ onLeave }: WalletPartProps) {
  const titles = useTranslations('account.titles');
  const isReal = useMember()?.isTrial === false;
  return (
    isReal && (
      <Link to="/m/limits" className={buttonClass({ size: 'touch' })} onClick={onLeave}>
        {titles('limits')}
      </Link>
    )
  );
}

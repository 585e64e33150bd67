import { useFormats, useTranslations } from '@portal/i18n/react';
import { buttonClass, Money, Sheet } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { symbolOf } from '../../../shared/money/money-text.tsx';
import { UnknownBalance } from './balance-box.tsx';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Balance and the way to both records (S-09); money moves here once the cashier exists. */
export function WalletSheet({ isOpen, onClose }: SheetProps) {
  const t = useTranslations('shell');
  const titles = useTranslations('account.titles');
  const common = useTranslations('common');
  const formats = useFormats();
  const { data, isError } = useBalance();
  const isHidden = useHiddenBalance((state) => state.isHidden);
  const look = buttonClass({ size: 'touch', block: true });
  return (
    <Sheet
      ux="S-09"
      isOpen={isOpen}
      onClose={onClose}
      title={t('bottomBar.wallet')}
      closeLabel={common('actions.close')}
    >
      <p className="mb-4 text-38 font-bold">
        {data !== undefined && (
          <Money
            parts={formats.money(data.balance, symbolOf(data.currency))}
            isHidden={isHidden}
            hiddenLabel={t('balance.hidden')}
          />
        )}
        {isError && data === undefined && <UnknownBalance />}
      </p>
      <div className="grid gap-2">
        <Link to="/m/personalHistoryCopy" className={look} onClick={onClose}>
          {titles('record')}
        </Link>
        <Link to="/m/transactionHistory" className={look} onClick={onClose}>
          {titles('statement')}
        </Link>
      </div>
    </Sheet>
  );
}

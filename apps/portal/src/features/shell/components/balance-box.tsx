import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  Button,
  classNames,
  EyeIcon,
  EyeOffIcon,
  IconButton,
  Money,
  Popover,
  RefreshIcon,
  Tag,
  VisuallyHidden,
} from '@portal/ui';
import { useState, type ComponentType } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { symbolOf } from '../../../shared/money/money-text.tsx';
import { useMember } from '../../../shared/session/session.ts';
import { UnknownBalance } from './unknown-balance.tsx';

/** At most one refresh a second (design-brief.md 1.3). */
const refreshRestMs = 1000;

/** A balance that is longer, as of a currency of small value, is set smaller on a phone. */
const roomyDigits = '100000.00'.length;

function useIsLong(): boolean {
  return (useBalance().data?.balance.length ?? 0) > roomyDigits;
}

interface BoxProps {
  readonly hasRefresh?: boolean;
  /** What a press on the amount opens; without one the amount is only text. */
  readonly wallet?: ComponentType<{ readonly onLeave: () => void }>;
  /** Opens the wallet as the sheet of a phone, not as a panel. */
  readonly isSheet?: boolean;
}

/** Balance with hide and refresh (S-08); a trial account's money is tagged. */
export function BalanceBox({ hasRefresh = false, wallet, isSheet = false }: BoxProps) {
  const t = useTranslations('bars.balance');
  const isTrial = useMember()?.isTrial === true;
  const { isHidden, toggle } = useHiddenBalance();
  const isLong = useIsLong();
  return (
    <div data-ux="S-08" className="relative flex items-center gap-1">
      {isTrial && (
        // On a phone the tag stands over the amount, which there is no room beside.
        <span className={isSheet ? 'pointer-events-none absolute end-0 -top-1.5' : ''}>
          <Tag tone="warn">{t('fun')}</Tag>
        </span>
      )}
      {wallet === undefined ? <Amount /> : <WalletButton wallet={wallet} isSheet={isSheet} />}
      <IconButton
        small
        // Where there is no room it stands in the wallet, which a press on the amount opens.
        className={isLong || isTrial ? 'max-[479px]:hidden' : 'max-[359px]:hidden'}
        label={isHidden ? t('show') : t('hide')}
        icon={isHidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
        onClick={toggle}
      />
      {hasRefresh && <RefreshButton />}
    </div>
  );
}

function Amount() {
  const t = useTranslations('bars.balance');
  const formats = useFormats();
  const isHidden = useHiddenBalance((state) => state.isHidden);
  const { data, isError, isFetching } = useBalance();
  const parts = data && formats.money(data.balance, symbolOf(data.currency));
  const isLong = useIsLong();
  return (
    <span
      className={classNames(
        'min-w-20 text-end text-14 font-semibold text-text',
        isLong ? 'max-[479px]:text-12' : 'max-[359px]:text-12',
      )}
      aria-busy={isFetching}
    >
      {parts !== undefined && <Money parts={parts} isHidden={isHidden} hiddenLabel={t('hidden')} />}
      {isError && data === undefined && <UnknownBalance />}
    </span>
  );
}

function WalletButton(props: Required<Pick<BoxProps, 'wallet' | 'isSheet'>>) {
  const { wallet: Wallet, isSheet } = props;
  const t = useTranslations('bars.bottomBar');
  const show = useDialogs((state) => state.show);
  const trigger = (
    <>
      <VisuallyHidden>{t('wallet')}</VisuallyHidden>
      <Amount />
    </>
  );
  return isSheet ? (
    <Button
      variant="ghost"
      className="min-h-11 px-1 max-[359px]:px-0"
      onClick={() => {
        show('wallet');
      }}
    >
      {trigger}
    </Button>
  ) : (
    <Popover ux="S-09" trigger={trigger} triggerClassName="px-2" panelClassName="w-80 p-4">
      {(close) => <Wallet onLeave={close} />}
    </Popover>
  );
}

function RefreshButton() {
  const t = useTranslations('bars.balance');
  const { refetch } = useBalance();
  const [isResting, setResting] = useState(false);
  return (
    <IconButton
      small
      label={t('refresh')}
      disabled={isResting}
      icon={<RefreshIcon size={18} className={isResting ? 'animate-[spin_1s_linear_1]' : ''} />}
      onClick={() => {
        setResting(true);
        setTimeout(() => {
          setResting(false);
        }, refreshRestMs);
        void refetch();
      }}
    />
  );
}

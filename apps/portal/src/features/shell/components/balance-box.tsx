import { useTranslations } from '@portal/i18n/react';
import {
  EyeIcon,
  EyeOffIcon,
  IconButton,
  Money,
  RefreshIcon,
  Tag,
  VisuallyHidden,
} from '@portal/ui';
import { useFormats } from '@portal/i18n/react';
import { useState } from 'react';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { symbolOf } from '../../../shared/money/money-text.tsx';
import { useMember } from '../../../shared/session/session.ts';

/** At most one refresh a second (design-brief.md 1.3). */
const refreshRestMs = 1000;

/** Balance with hide and refresh (S-08); a trial account's money is tagged. */
export function BalanceBox({ hasRefresh = true }: { readonly hasRefresh?: boolean }) {
  const t = useTranslations('shell.balance');
  const formats = useFormats();
  const member = useMember();
  const { isHidden, toggle } = useHiddenBalance();
  const { data, isError, refetch, isFetching } = useBalance();
  const [isResting, setResting] = useState(false);
  const refresh = (): void => {
    setResting(true);
    setTimeout(() => {
      setResting(false);
    }, refreshRestMs);
    void refetch();
  };
  return (
    <div data-ux="S-08" className="flex items-center gap-1">
      {member?.isTrial === true && <Tag tone="warn">{t('fun')}</Tag>}
      <span className="min-w-20 text-end text-14 font-semibold" aria-busy={isFetching}>
        {data !== undefined && (
          <Money
            parts={formats.money(data.balance, symbolOf(data.currency))}
            isHidden={isHidden}
            hiddenLabel={t('hidden')}
          />
        )}
        {isError && data === undefined && <UnknownBalance />}
      </span>
      <IconButton
        small
        label={isHidden ? t('show') : t('hide')}
        icon={isHidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
        onClick={toggle}
      />
      {hasRefresh && (
        <IconButton
          small
          label={t('refresh')}
          disabled={isResting}
          icon={<RefreshIcon size={18} className={isResting ? 'animate-[spin_1s_linear_1]' : ''} />}
          onClick={refresh}
        />
      )}
    </div>
  );
}

/** Instead of a balance that could not be asked for; never a number that may be wrong. */
export function UnknownBalance() {
  const t = useTranslations('shell.balance');
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('unknown')}</VisuallyHidden>
    </>
  );
}

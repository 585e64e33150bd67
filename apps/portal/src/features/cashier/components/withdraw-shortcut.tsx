import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { OwnMoney } from '../../../shared/money/own-money.tsx';
import { useTerms, type Terms } from '../api/read-terms.ts';
import { mayLeaveMinor, playLeftMinor } from '../may-leave.ts';
import { shareAmounts } from '../share-amounts.ts';
import { HeldNote } from './held-note.tsx';
import { ShortcutFrame, type ShortcutProps } from './shortcut-frame.tsx';

const dots = '••••••';

/** What may leave now, and parts of it, or the withdrawal that is under way (S-11). */
export function WithdrawShortcut({ onLeave }: ShortcutProps) {
  const titles = useTranslations('account.titles');
  const { data, error, refetch } = useTerms();
  return (
    <ShortcutFrame
      title={titles('withdraw')}
      facts={data}
      error={error}
      onRetry={() => void refetch()}
    >
      {(terms) => (
        <>
          <MayLeave terms={terms} />
          <Next terms={terms} onLeave={onLeave} />
        </>
      )}
    </ShortcutFrame>
  );
}

/** A balance that is hidden in the header is hidden below it too (design-brief.md 3.3). */
function MayLeave({ terms }: { readonly terms: Terms }) {
  const t = useTranslations('cashier.withdraw');
  const money = useMoneyLine();
  const isHidden = useHiddenBalance((state) => state.isHidden);
  const { currency, available } = terms;
  const left = playLeftMinor(terms);
  return (
    <>
      <p className="m-0 flex flex-wrap justify-between gap-x-4 text-14">
        <span className="text-text-2">{t('available')}</span>
        <OwnMoney amount={fromMinor(mayLeaveMinor(terms), currency)} currency={currency} />
      </p>
      {left > 0n && (
        <p className="m-0 text-14">
          {t('playFirst', {
            left: money(fromMinor(left, currency), currency),
            balance: isHidden ? dots : money(available, currency),
          })}
        </p>
      )}
    </>
  );
}

/** What can be done next; the page itself says everything else. */
function Next({ terms, onLeave }: ShortcutProps & { readonly terms: Terms }) {
  const t = useTranslations('cashier.withdraw');
  const { openWithdrawalId, openNextActor, heldUntil } = terms;
  if (openWithdrawalId !== null) {
    return (
      <>
        <p className="m-0 text-14">{t(openNextActor === 'member' ? 'openForYou' : 'open')}</p>
        <Link
          to="/m/withdraw/$withdrawalId"
          params={{ withdrawalId: openWithdrawalId }}
          onClick={onLeave}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('follow')}
        </Link>
      </>
    );
  }
  return (
    <>
      {heldUntil === null ? (
        <Shares terms={terms} onLeave={onLeave} />
      ) : (
        <HeldNote until={heldUntil} />
      )}
      <Link to="/m/withdraw" onClick={onLeave} className={buttonClass({ variant: 'primary' })}>
        {t('otherAmount')}
      </Link>
    </>
  );
}

function Shares({ terms, onLeave }: ShortcutProps & { readonly terms: Terms }) {
  const t = useTranslations('cashier.withdraw');
  const shares = shareAmounts(terms).filter(
    ({ amount }) => toMinor(amount) >= toMinor(terms.least),
  );
  return (
    shares.length > 0 && (
      <div className="grid grid-cols-3 gap-2">
        {shares.map(({ share, amount }) => (
          <Link
            key={share}
            to="/m/withdraw"
            search={{ amount }}
            onClick={onLeave}
            className={buttonClass({})}
          >
            {t(share)}
          </Link>
        ))}
      </div>
    )
  );
}

import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useDepositTerms, type DepositTerms } from '../api/read-deposit-terms.ts';
import { quickIn } from '../payable.ts';
import { ShortcutFrame, type ShortcutProps } from './shortcut-frame.tsx';

interface DepositShortcutProps extends ShortcutProps {
  /** It is not known yet whether deposits are open to this member. */
  readonly isAsking: boolean;
  /** Why nothing can be paid in now. */
  readonly closed: ReactNode;
}

/** Amounts of the usual method, or the deposit that is under way (S-10). */
export function DepositShortcut(props: DepositShortcutProps) {
  const { onLeave, isAsking, closed } = props;
  const titles = useTranslations('account.titles');
  const t = useTranslations('deposit');
  const { data, error, refetch } = useDepositTerms();
  return (
    <ShortcutFrame
      title={titles('deposit')}
      facts={isAsking ? undefined : data}
      error={error}
      onRetry={() => void refetch()}
    >
      {(terms) => (
        <>
          <UnderWay terms={terms} onLeave={onLeave} />
          {closed === false ? <Amounts terms={terms} onLeave={onLeave} /> : closed}
          <Link
            to="/m/limits"
            onClick={onLeave}
            className="justify-self-start py-1 text-14 font-semibold text-link"
          >
            {t('setLimit')}
          </Link>
        </>
      )}
    </ShortcutFrame>
  );
}

interface PartProps extends ShortcutProps {
  readonly terms: DepositTerms;
}

/** One order is open by a method at a time; the first of them is shown. */
function UnderWay({ terms, onLeave }: PartProps) {
  const t = useTranslations('deposit');
  const [depositId] = terms.channels.flatMap(({ openDepositId }) => openDepositId ?? []);
  return (
    depositId !== undefined && (
      <p className="m-0 text-14">
        {t('underWay')}{' '}
        <Link
          to="/m/depositv2/$depositId"
          params={{ depositId }}
          onClick={onLeave}
          className="font-semibold text-link"
        >
          {t('follow')}
        </Link>
      </p>
    )
  );
}

function Amounts({ terms, onLeave }: PartProps) {
  const t = useTranslations('deposit');
  const line = useMoneyLine();
  const channel = terms.channels.find(({ openDepositId }) => openDepositId === null);
  if (channel === undefined) {
    return terms.channels.length === 0 && <p className="m-0 text-14">{t('noMethodText')}</p>;
  }
  return (
    <>
      <p className="m-0 text-14 text-text-2">
        {channel.name} ·{' '}
        {t('arrives', { least: channel.arrives.least, most: channel.arrives.most })}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {quickIn(terms, channel).map((amount) => (
          <Link
            key={amount}
            to="/m/depositv2"
            search={{ channel: channel.code, amount }}
            onClick={onLeave}
            className={buttonClass({})}
          >
            {line(amount, terms.currency)}
          </Link>
        ))}
      </div>
      <Link to="/m/depositv2" onClick={onLeave} className={buttonClass({ variant: 'primary' })}>
        {t('otherAmount')}
      </Link>
    </>
  );
}

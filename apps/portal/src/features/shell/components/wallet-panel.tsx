import { useFormats, useTranslations } from '@portal/i18n/react';
import { buttonClass, EyeIcon, EyeOffIcon, IconButton, Money, Skeleton, Tag } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { AccountPlace } from '../../../shared/account/place.ts';
import { walletPlaces, type WalletParts } from '../../../shared/account/wallet-parts.ts';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { symbolOf } from '../../../shared/money/money-text.tsx';
import { useMember } from '../../../shared/session/session.ts';
import { UnknownBalance } from './unknown-balance.tsx';

interface PanelProps {
  readonly places: readonly AccountPlace[];
  readonly parts: WalletParts;
  readonly onLeave: () => void;
}

/** Balance, the ways to move money, what features add, and the records (S-09). */
export function WalletPanel({ places, parts, onLeave }: PanelProps) {
  const moves = places.filter(
    ({ place }) => place.header === 'deposit' || place.header === 'withdraw',
  );
  const records = places.filter(({ place }) => place.section === 'records');
  return (
    <div className="grid gap-4">
      <PanelBalance />
      {/* Of the same size: taking money out is as easy as bringing it in. */}
      <Ways places={moves} onLeave={onLeave} />
      {walletPlaces.map((name) => {
        const Part = parts[name];
        return Part && <Part key={name} onLeave={onLeave} />;
      })}
      <Ways places={records} onLeave={onLeave} />
    </div>
  );
}

function PanelBalance() {
  const t = useTranslations('bars.balance');
  const loading = useTranslations('common.state')('loading');
  const formats = useFormats();
  const { data, isError, isPending } = useBalance();
  const { isHidden, toggle } = useHiddenBalance();
  const isTrial = useMember()?.isTrial === true;
  return (
    <p
      aria-busy={data === undefined && !isError}
      className="flex min-h-11 items-center gap-3 text-30 font-bold"
    >
      {data !== undefined && (
        <Money
          parts={formats.money(data.balance, symbolOf(data.currency))}
          isHidden={isHidden}
          hiddenLabel={t('hidden')}
        />
      )}
      {isPending && (
        <span role="status" aria-label={loading}>
          <Skeleton width="160px" height="30px" />
        </span>
      )}
      {isError && data === undefined && <UnknownBalance />}
      {isTrial && <Tag tone="warn">{t('fun')}</Tag>}
      {/* The header has it, except on the narrowest phones. */}
      <IconButton
        className="ms-auto min-[360px]:hidden"
        label={isHidden ? t('show') : t('hide')}
        icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
        onClick={toggle}
      />
    </p>
  );
}

function Ways({ places, onLeave }: Omit<PanelProps, 'parts'>) {
  const titles = useTranslations('account.titles');
  return (
    places.length > 0 && (
      <div className="grid grid-cols-2 gap-2">
        {places.map(({ path, title, place }) => (
          <Link
            key={path}
            to={path}
            className={buttonClass({
              size: 'touch',
              variant: place.header === 'deposit' ? 'primary' : 'secondary',
            })}
            onClick={onLeave}
          >
            {titles(title)}
          </Link>
        ))}
      </div>
    )
  );
}

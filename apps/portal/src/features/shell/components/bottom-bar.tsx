import { useTranslations } from '@portal/i18n/react';
import { CategoryIcon, classNames, HomeIcon, UserIcon, WalletIcon } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { afterLogin } from '../../../shared/favourites/after-login.ts';
import { LatePromotionBadge } from '../../../shared/promotions/late-badge.tsx';
import type { ShellLinks } from '../../../shared/site/shell-links.ts';
import { useMember } from '../../../shared/session/session.ts';

const itemLook = classNames(
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent',
  'text-12 text-text-2 data-[status=active]:border-primary data-[status=active]:text-link',
);

/** The fixed bar of a phone (S-27); a visitor's Wallet opens the login popup first. */
export function BottomBar(props: {
  readonly promotions: ShellLinks['promotions'];
  /** How many messages wait, at Me. */
  readonly unread: ReactNode;
}) {
  const { promotions, unread } = props;
  const t = useTranslations('bars.bottomBar');
  const isMember = useMember() !== undefined;
  const show = useDialogs((state) => state.show);
  return (
    <nav
      data-ux="S-27"
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-s1 pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex h-14">
        <Link to="/" activeOptions={{ exact: true }} className={itemLook}>
          <HomeIcon size={22} />
          {t('home')}
        </Link>
        <BarButton
          icon={<CategoryIcon category="rng" size={22} />}
          onPress={() => {
            show('games');
          }}
        >
          {t('games')}
        </BarButton>
        {promotions.map(({ path }) => (
          <Link key={path} to={path} className={classNames(itemLook, 'relative')}>
            <CategoryIcon category="promo" size={22} />
            <span className="absolute start-1/2 top-0.5 ms-1.5">
              <LatePromotionBadge />
            </span>
            {t('promotions')}
          </Link>
        ))}
        <BarButton
          icon={<WalletIcon size={22} />}
          onPress={() => {
            if (isMember) {
              show('wallet');
            } else {
              afterLogin(() => show('wallet'), { purpose: 'wallet' });
            }
          }}
        >
          {t('wallet')}
        </BarButton>
        <Link to="/m" className={classNames(itemLook, 'relative')}>
          <UserIcon size={22} />
          <span className="absolute start-1/2 top-0.5 ms-1.5">{unread}</span>
          {t('me')}
        </Link>
      </div>
    </nav>
  );
}

function BarButton(props: {
  readonly onPress: () => void;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={itemLook} onClick={props.onPress}>
      {props.icon}
      {props.children}
    </button>
  );
}

import { useLanguage, useTranslations } from '@portal/i18n/react';
import {
  Button,
  ChevronDownIcon,
  classNames,
  IconButton,
  MenuIcon,
  Skeleton,
  Spinner,
} from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { centrePath, navCategories, type CentreType } from '../../../shared/games/centres.ts';
import { useMedia } from '../../../shared/device/media.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { LatePromotionBadge } from '../../../shared/promotions/late-badge.tsx';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';
import type { ShellLinks } from '../../../shared/site/shell-links.ts';
import { useDropMenu } from '../hooks/use-drop-menu.ts';
import { lateBar } from './late-bar.ts';

/** The look of an item of the bar; the router marks the one that is open. */
const itemLook = classNames(
  'inline-flex h-12 items-center border-b-2 border-transparent px-2 text-14 font-semibold',
  'text-text-2 hover:text-text data-[status=active]:border-primary data-[status=active]:text-link',
);

/** What stands there until the categories are known. */
const places = [1, 2, 3, 4] as const;

/**
 * Home, then each category that has vendors and a page (S-17); categories without are absent. On a
 * tablet a strip that is pushed aside, which the side menu shows whole.
 */
export function NavBar({ promotions }: { readonly promotions: ShellLinks['promotions'] }) {
  const t = useTranslations('bars');
  const titles = useTranslations('shell.titles');
  const common = useTranslations('common');
  const isDesktop = useMedia('isDesktop');
  const show = useDialogs((state) => state.show);
  const { code } = useLanguage();
  const { data: categories = [], isError, isPending, refetch } = useQuery(vendorsQuery(code));
  const bar = useRef<HTMLElement>(null);
  const place = useRouterState({ select: (state) => state.location.href });
  const menu = useDropMenu<CentreType>(place);
  const shown = navCategories(categories);
  const opened = shown.find(({ gameCategory }) => gameCategory === menu.open);
  const focusChevron = (name: CentreType): void => {
    bar.current?.querySelector<HTMLElement>(`[data-menu="${name}"]`)?.focus();
  };
  const leaveMenu = useEffectEvent(() => {
    if (menu.open !== undefined) {
      focusChevron(menu.open);
      menu.close();
    }
  });
  const restMenu = useEffectEvent(() => {
    menu.leave();
  });
  useEffect(() => {
    const { current } = bar;
    const escape = (key: globalThis.KeyboardEvent): void => {
      if (key.key === 'Escape') {
        leaveMenu();
      }
    };
    const leave = (): void => {
      restMenu();
    };
    current?.addEventListener('keydown', escape);
    current?.addEventListener('pointerleave', leave);
    return () => {
      current?.removeEventListener('keydown', escape);
      current?.removeEventListener('pointerleave', leave);
    };
  }, []);
  return (
    <nav
      ref={bar}
      data-ux="S-17"
      aria-label={t('nav.label')}
      className="relative border-t border-line"
    >
      <ul
        className={classNames(
          'page-frame flex list-none items-center whitespace-nowrap',
          !isDesktop && 'overflow-x-auto [scrollbar-width:none]',
        )}
      >
        {!isDesktop && (
          <li className="sticky start-0 bg-s1">
            <IconButton
              label={t('nav.all')}
              icon={<MenuIcon />}
              onClick={() => {
                show('sideMenu');
              }}
            />
          </li>
        )}
        <li>
          <Link to="/" activeOptions={{ exact: true }} className={itemLook}>
            {t('nav.home')}
          </Link>
        </li>
        {isPending &&
          places.map((nth) => (
            <li key={nth} aria-busy className="px-2">
              <Skeleton width="64px" height="16px" />
            </li>
          ))}
        {shown.map(({ gameCategory, vendors }) => (
          <NavItem
            key={gameCategory}
            name={gameCategory}
            hasMenu={isDesktop && gameCategory !== 'HOT' && vendors.length > 0}
            menu={menu}
          />
        ))}
        {promotions.map(({ path, title }) => (
          <li key={path} data-ux="NAV-PROMO" className="ms-auto">
            <Link to={path} className={classNames(itemLook, 'gap-1.5')} preload="intent">
              {titles(title)}
              <LatePromotionBadge />
            </Link>
          </li>
        ))}
        {isError && categories.length === 0 && (
          <li className="flex items-center gap-2 px-3 text-14 text-text-2">
            <span>{t('nav.failed')}</span>
            <Button size="small" onClick={() => void refetch()}>
              {common('actions.retry')}
            </Button>
          </li>
        )}
      </ul>
      {opened !== undefined && (
        <Suspense fallback={<PanelWait />}>
          <lateBar.DropPanel
            category={opened}
            isEntered={menu.isEntered}
            onPointerEnter={menu.stay}
            onClose={menu.close}
            onLeaveStart={() => {
              focusChevron(opened.gameCategory);
            }}
          />
        </Suspense>
      )}
    </nav>
  );
}

/** The place of a drop menu whose script is on its way. */
function PanelWait() {
  const t = useTranslations('common.state');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="absolute inset-x-0 top-full z-50 grid h-60 place-items-center bg-s1 shadow-2"
    >
      <Spinner size={24} />
    </div>
  );
}

function NavItem(props: {
  readonly name: CentreType;
  readonly hasMenu: boolean;
  readonly menu: ReturnType<typeof useDropMenu<CentreType>>;
}) {
  const t = useTranslations('games');
  const shell = useTranslations('bars');
  const { name, hasMenu, menu } = props;
  const label = t(`categories.${name}`);
  const enter = (press: KeyboardEvent): void => {
    if (hasMenu && press.key === 'ArrowDown') {
      press.preventDefault();
      menu.enter(name);
    }
  };
  return (
    <li
      data-ux={`NAV-${name}`}
      className="flex items-center"
      onPointerEnter={(pointer) => {
        if (hasMenu && pointer.pointerType === 'mouse') {
          menu.hover(name);
        }
      }}
    >
      <Link to={centrePath(name)} className={itemLook} preload="intent" onKeyDown={enter}>
        {label}
      </Link>
      {hasMenu && (
        <button
          type="button"
          data-menu={name}
          aria-expanded={menu.open === name}
          aria-controls={`drop-${name}`}
          aria-label={shell('nav.openMenu', { category: label })}
          className="-ms-2 grid size-6 shrink-0 place-items-center rounded-control text-text-3 hover:bg-s3"
          onClick={() => {
            menu.toggle(name);
          }}
          onKeyDown={enter}
        >
          <ChevronDownIcon size={16} />
        </button>
      )}
    </li>
  );
}

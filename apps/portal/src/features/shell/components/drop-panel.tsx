import { useLanguage, useTranslations } from '@portal/i18n/react';
import { classNames, standOverPage } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { centrePath } from '../../../shared/games/centres.ts';
import type { VendorCategory } from '../../../shared/games/game.ts';
import { SitePicture } from '../../../shared/pictures/site-picture.tsx';
import { nextCell } from '../next-cell.ts';

/** portal.md, section 9: at most fifteen vendors, then "more". */
const mostVendors = 15;

const cellLook = classNames(
  'flex h-18 flex-col items-center justify-center gap-1 rounded-card border border-line bg-s2 px-1',
  'text-center hover:border-line-strong hover:bg-s3',
);

export interface DropPanelProps {
  readonly category: VendorCategory;
  /** Whether the keyboard opened the panel: its first cell then takes the focus. */
  readonly isEntered: boolean;
  readonly onPointerEnter: () => void;
  readonly onClose: () => void;
  /** Arrow up from the first row goes back to the item of the bar. */
  readonly onLeaveStart: () => void;
}

/** The drop menu of one category: 8 by 2 tiles, a grid for the arrow keys (S-18, S-19). */
export function DropPanel(props: DropPanelProps) {
  const { category, isEntered, onPointerEnter, onLeaveStart } = props;
  const t = useTranslations('bars');
  const categories = useTranslations('games.categories');
  const common = useTranslations('common');
  const { direction } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEntered) {
      panel.current?.querySelector('a')?.focus();
    }
  }, [isEntered]);
  const to = centrePath(category.gameCategory);
  const title = categories(category.gameCategory);
  const stay = useEffectEvent(onPointerEnter);
  const close = useEffectEvent(props.onClose);
  useEffect(
    () =>
      standOverPage(() => {
        close();
      }),
    [],
  );
  const move = useEffectEvent((key: KeyboardEvent) => {
    const cells = panel.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [];
    const links = [...cells];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = nextCell({ key: key.key, at, count: links.length, isRtl: direction === 'rtl' });
    if (at < 0 || next === undefined) {
      return;
    }
    key.preventDefault();
    if (next < 0) {
      onLeaveStart();
    } else {
      links[next]?.focus();
    }
  });
  useEffect(() => {
    const { current } = panel;
    const onKey = (key: KeyboardEvent): void => {
      move(key);
    };
    const onEnter = (): void => {
      stay();
    };
    current?.addEventListener('keydown', onKey);
    current?.addEventListener('pointerenter', onEnter);
    return () => {
      current?.removeEventListener('keydown', onKey);
      current?.removeEventListener('pointerenter', onEnter);
    };
  }, []);
  return (
    <div
      ref={panel}
      id={`drop-${category.gameCategory}`}
      data-ux="S-18"
      role="group"
      aria-label={title}
      className="absolute inset-x-0 top-full z-50 border-b border-line bg-s1 shadow-2"
    >
      <div className="page-frame py-4">
        <p className="mb-3 flex items-baseline gap-3 text-14">
          <b className="text-16">{title}</b>
          {category.rebatePercent !== undefined && (
            <span data-ux="S-19" className="text-13 text-accent">
              {t('nav.rebate', { percent: category.rebatePercent })}
            </span>
          )}
          <Link to={to} data-cell className="ms-auto font-semibold text-link">
            {t('nav.viewAll', { category: title })}
          </Link>
        </p>
        <ul className="grid list-none grid-cols-8 gap-3">
          {category.vendors.slice(0, mostVendors).map((vendor) => (
            <li key={vendor.vassalage}>
              <Link
                to={to}
                search={{ vassalage: vendor.vassalage }}
                data-cell
                className={classNames(cellLook, 'text-12 text-text-2')}
              >
                <SitePicture src={vendor.logo} width={28} height={28} className="size-7" />
                <span className="line-clamp-1">{vendor.displayName}</span>
              </Link>
            </li>
          ))}
          {category.vendors.length > mostVendors && (
            <li>
              <Link
                to={to}
                data-cell
                className={classNames(cellLook, 'text-14 font-semibold text-link')}
              >
                {common('actions.more')}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

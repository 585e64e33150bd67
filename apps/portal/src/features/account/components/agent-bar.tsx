import { useTranslations } from '@portal/i18n/react';
import { Link, useLocation } from '@tanstack/react-router';
import type { AccountPlace } from '../../../shared/account/place.ts';

const parts = ['team', 'reports', 'contracts', 'transfer'] as const;
type Part = (typeof parts)[number];

const partLook =
  'flex min-h-11 min-w-0 flex-1 items-center justify-center rounded-control px-1 text-13 font-semibold';
const pageLook = 'flex min-h-11 flex-none items-center whitespace-nowrap border-b-2 px-1 text-14';

/**
 * The agent centre on a phone: its parts stay in view, and below them the pages of the one that is
 * open (design-brief.md 1.12).
 */
export function AgentBar({ places }: { readonly places: readonly AccountPlace[] }) {
  const t = useTranslations('account');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const pagesOf = (part: Part) => places.filter((entry) => partOf(entry) === part);
  const here = parts.find((part) => pagesOf(part).some((entry) => entry.path === path));
  const pages = here === undefined ? [] : pagesOf(here);
  return (
    <nav aria-label={t('centre.agent')} className="contents">
      <ul className="sticky top-14 z-10 m-0 mb-2 flex list-none gap-1 rounded-card border border-line bg-s1 p-1">
        {parts.map((part) => {
          const [first] = pagesOf(part);
          const isHere = part === here;
          return (
            first !== undefined && (
              <li key={part} className="flex min-w-0 flex-1">
                <Link
                  to={first.path}
                  aria-current={isHere ? 'true' : undefined}
                  className={`${partLook} ${isHere ? 'bg-tint-primary text-link' : 'text-text-2'}`}
                >
                  {part === 'transfer' ? t('transferPart') : t(`sections.${part}`)}
                </Link>
              </li>
            )
          );
        })}
      </ul>
      {pages.length > 1 && <PageList pages={pages} path={path} />}
    </nav>
  );
}

/** The pages of a part; that which is open is in view, also where they are wider than the phone. */
function PageList(props: { readonly pages: readonly AccountPlace[]; readonly path: string }) {
  const t = useTranslations('account.titles');
  const { pages, path } = props;
  return (
    <ul className="m-0 mb-3 flex list-none gap-4 overflow-x-auto p-0">
      {pages.map((entry) => (
        <li key={entry.path} ref={entry.path === path ? centreInList : null} className="flex-none">
          <Link
            to={entry.path}
            aria-current={entry.path === path ? 'page' : undefined}
            className={`${pageLook} ${
              entry.path === path
                ? 'border-primary font-semibold text-link'
                : 'border-transparent text-text-2'
            }`}
          >
            {t(entry.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function centreInList(item: HTMLLIElement | null): void {
  const list = item?.parentElement;
  if (item !== null && list instanceof HTMLElement) {
    const frame = list.getBoundingClientRect();
    const open = item.getBoundingClientRect();
    list.scrollBy({ left: open.x + open.width / 2 - frame.x - frame.width / 2 });
  }
}

/** A transfer stands in the menu of the team, and is a part of its own where there is no menu. */
function partOf({ path, place }: AccountPlace): Part | undefined {
  return path === '/a/transferDownline' ? 'transfer' : parts.find((part) => part === place.section);
}

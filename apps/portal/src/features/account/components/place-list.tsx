import { useTranslations } from '@portal/i18n/react';
import { classNames } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { accountSections, type AccountPlace } from '../../../shared/account/place.ts';

/** Below this width the rail shows icons only; their words stay for screen readers. */
export const railWords = 'max-xl:sr-only';

export const railItem = classNames(
  'relative flex min-h-11 w-full items-center gap-3 border-s-2 border-transparent px-3 text-14',
  'text-text-2 hover:bg-s3 hover:text-text data-[status=active]:border-primary',
  'data-[status=active]:bg-tint-primary data-[status=active]:font-semibold',
  'data-[status=active]:text-link',
);

/** The places of a centre under the names of their sections; an empty section is not shown. */
export function PlaceList({ places }: { readonly places: readonly AccountPlace[] }) {
  const t = useTranslations('account.sections');
  const shown = accountSections.filter((name) =>
    places.some(({ place }) => place.section === name),
  );
  return shown.map((name) => (
    <div key={name} className="border-t border-line pt-3">
      <h2 className={`px-3.5 pb-1 text-12 font-semibold text-text-3 ${railWords}`}>{t(name)}</h2>
      <ul className="list-none">
        {places
          .filter(({ place }) => place.section === name)
          .map((entry) => (
            <li key={entry.path}>
              <PlaceLink
                {...entry}
                // A page below it that stands in the menu itself is marked alone.
                isExact={places.some(({ path }) => path.startsWith(`${entry.path}/`))}
              />
            </li>
          ))}
      </ul>
    </div>
  ));
}

function PlaceLink({ path, title, place, isExact }: AccountPlace & { readonly isExact: boolean }) {
  const label = useTranslations('account.titles')(title);
  return (
    <Link
      to={path}
      title={label}
      className={railItem}
      activeOptions={{ exact: isExact, includeSearch: false }}
    >
      <place.icon size={18} className="flex-none" />
      <span className={railWords}>{label}</span>
      <span className="max-xl:absolute max-xl:end-0 max-xl:top-0 xl:ms-auto">
        {place.badge !== undefined && (
          <span data-ux="MC-26">
            <place.badge />
          </span>
        )}
      </span>
    </Link>
  );
}

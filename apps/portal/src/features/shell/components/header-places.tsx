import { useTranslations } from '@portal/i18n/react';
import { buttonClass, classNames, PlusIcon, Popover, Spinner } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import type { AccountPlace, HeaderPlace } from '../../../shared/account/place.ts';

type MoneyName = 'deposit' | 'withdraw';

const variants = { deposit: 'primary', withdraw: 'secondary' } as const;

/** A panel closes when a link of it leads to another page. */
interface PanelProps {
  readonly onLeave: () => void;
}

/** What stands below the money buttons of a wide header. */
export type MoneyPanels = Readonly<Record<MoneyName, ComponentType<PanelProps>>>;

function placeAt(places: readonly AccountPlace[], name: HeaderPlace) {
  return places.find(({ place }) => place.header === name);
}

interface MoneyProps {
  readonly places: readonly AccountPlace[];
  readonly name: MoneyName;
}

/** A button of the header that leads to where money moves (S-10, S-11); both have one size. */
export function MoneyPlace(props: MoneyProps & { readonly isPhone?: boolean }) {
  const { places, name, isPhone = false } = props;
  const titles = useTranslations('account.titles');
  const entry = placeAt(places, name);
  if (entry === undefined) {
    return null;
  }
  const label = titles(entry.title);
  return (
    <Link
      to={entry.path}
      data-ux={name === 'deposit' ? 'S-10' : 'S-11'}
      aria-label={label}
      className={classNames(
        buttonClass({ variant: variants[name], size: 'small' }),
        isPhone && 'size-11 px-0',
      )}
    >
      {isPhone ? <PlusIcon /> : label}
    </Link>
  );
}

/** The same button where there is room below it: a panel, fetched when it opens. */
export function MoneyPopover(props: MoneyProps & { readonly panel: ComponentType<PanelProps> }) {
  const { places, name, panel: Panel } = props;
  const titles = useTranslations('account.titles');
  const loading = useTranslations('common.state')('loading');
  const entry = placeAt(places, name);
  return (
    entry !== undefined && (
      <span data-ux={name === 'deposit' ? 'S-10' : 'S-11'} className="inline-flex">
        <Popover
          trigger={titles(entry.title)}
          size="small"
          variant={variants[name]}
          panelClassName="w-80 p-4"
        >
          {(close) => (
            <Suspense
              fallback={
                <div role="status" aria-label={loading} className="grid h-24 place-items-center">
                  <Spinner size={24} />
                </div>
              }
            >
              <Panel onLeave={close} />
            </Suspense>
          )}
        </Popover>
      </span>
    )
  );
}

/** An icon of the header with the count of what waits there (S-13, S-14). */
export function IconPlace(props: {
  readonly places: readonly AccountPlace[];
  readonly name: 'messages' | 'rewards';
}) {
  const titles = useTranslations('account.titles');
  const entry = placeAt(props.places, props.name);
  if (entry === undefined) {
    return null;
  }
  const { icon: Icon, badge, headerBadge: Count = badge } = entry.place;
  return (
    <Link
      to={entry.path}
      data-ux={props.name === 'messages' ? 'S-13' : 'S-14'}
      title={titles(entry.title)}
      className="relative grid size-11 place-items-center rounded-control text-text-2 hover:bg-s3 hover:text-text"
    >
      <Icon />
      <span className="sr-only">{titles(entry.title)}</span>
      {Count !== undefined && (
        <span className="absolute end-0 top-0">
          <Count />
        </span>
      )}
    </Link>
  );
}

import { useTranslations } from '@portal/i18n/react';
import { buttonClass, classNames, PlusIcon } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { AccountPlace, HeaderPlace } from '../../../shared/account/place.ts';

function placeAt(places: readonly AccountPlace[], name: HeaderPlace) {
  return places.find(({ place }) => place.header === name);
}

/** A button of the header that leads to where money moves (S-10, S-11); both have one size. */
export function MoneyPlace(props: {
  readonly places: readonly AccountPlace[];
  readonly name: 'deposit' | 'withdraw';
  readonly isPhone?: boolean;
}) {
  const { places, name, isPhone = false } = props;
  const titles = useTranslations('account.titles');
  const entry = placeAt(places, name);
  if (entry === undefined) {
    return null;
  }
  const label = titles(entry.title);
  const variant = name === 'deposit' ? 'primary' : 'secondary';
  return (
    <Link
      to={entry.path}
      data-ux={name === 'deposit' ? 'S-10' : 'S-11'}
      aria-label={label}
      className={classNames(buttonClass({ variant, size: 'small' }), isPhone && 'size-11 px-0')}
    >
      {isPhone ? <PlusIcon /> : label}
    </Link>
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
  const { icon: Icon, badge: Count } = entry.place;
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

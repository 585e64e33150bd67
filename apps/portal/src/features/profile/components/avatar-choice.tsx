import { useTranslations } from '@portal/i18n/react';
import { ownPicture } from '@portal/protocol';
import { Avatar, drawingOfName, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { drawingOf, iconQuery, pictureAddress } from '../../../shared/account/own-picture.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useMember } from '../../../shared/session/session.ts';
import { OwnPicture } from './own-picture.tsx';

const choiceLook =
  'relative grid size-14 place-items-center rounded-full border-2 border-transparent has-checked:border-primary has-focus-visible:outline';
/** In the order in which the avatar draws them. */
const drawings = ['boat', 'shell', 'crab', 'fish', 'moon', 'gull'] as const;

/** The drawing that follows from the name, the five others, and the own picture (MC-25). */
export function AvatarChoice(props: {
  readonly value: number | null;
  readonly onChange: (avatar: number | null) => void;
}) {
  const t = useTranslations('profile.avatar');
  const account = useMember()?.account ?? '';
  const icon = useQuery(iconQuery);
  const picture = pictureAddress(icon.data);
  // Whoever chose their own has it as their choice while it is on its way, or does not come.
  const isAwaited = icon.data === undefined && props.value === ownPicture;
  const ofName = drawingOfName(account);
  const drawn = [
    null,
    ...drawings.map((_name, index) => index).filter((index) => index !== ofName),
  ];
  const choices = picture !== undefined || isAwaited ? [...drawn, ownPicture] : drawn;
  const chosen = props.value === ofName ? null : props.value;
  const nameOf = (choice: number | null) => {
    if (choice === ownPicture) {
      return t('picture');
    }
    const name = t(`drawings.${drawings[choice ?? ofName] ?? 'boat'}`);
    return choice === null ? t('own', { name }) : name;
  };
  return (
    <fieldset data-ux="MC-25" className="m-0 border-0 p-0" aria-busy={icon.isFetching}>
      <legend className="mb-1 text-16 font-semibold">{t('title')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, index) => (
          <label key={index} className={choiceLook}>
            {choice === ownPicture && icon.isFetching && picture === undefined ? (
              <Skeleton width="40px" height="40px" className="rounded-full" />
            ) : (
              <Avatar
                account={account}
                size={40}
                drawing={drawingOf(choice)}
                picture={choice === ownPicture ? picture : undefined}
              />
            )}
            <input
              type="radio"
              name="avatar"
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
              checked={chosen === choice}
              onChange={() => props.onChange(choice)}
              aria-label={nameOf(choice)}
            />
          </label>
        ))}
      </div>
      {icon.data === undefined && icon.error !== null && !icon.isFetching && (
        <LoadFailed error={icon.error} title={t('unread')} onRetry={() => void icon.refetch()} />
      )}
      <OwnPicture onChange={props.onChange} />
    </fieldset>
  );
}

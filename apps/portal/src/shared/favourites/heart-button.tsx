import { useLanguage, useTranslations } from '@portal/i18n/react';
import { announce, classNames, HeartIcon, IconButton, toastFailed } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../client/failure-text.ts';
import { useDialogs } from '../dialogs/dialogs.ts';
import type { Game } from '../games/game.ts';
import { useMember } from '../session/session.ts';
import { afterLogin } from './after-login.ts';
import { sendFavourite } from './api/change-favourite.ts';
import { favouritesQuery } from './api/list-favourites.ts';
import styles from './heart.module.css';
import { favouritePace } from './one-per-second.ts';

/**
 * The heart of a tile (G-04; portal.md, section 4): a visitor logs in first, a trial account
 * cannot, and one action goes out per second.
 */
export function HeartButton({ game }: { readonly game: Game }) {
  const t = useTranslations('favourites');
  const { code } = useLanguage();
  const member = useMember();
  const show = useDialogs((state) => state.show);
  const hasFavourites = member?.isTrial === false;
  const { data } = useQuery({ ...favouritesQuery(1, code), enabled: hasFavourites });
  const change = useChange(game);
  const [tooSoon, setTooSoon] = useState(0);
  const isFavourite = data?.favGameIds.includes(game.nodeId) === true;
  const press = (): void => {
    if (member === undefined) {
      afterLogin(({ isTrial }) => {
        if (!isTrial) {
          change(true);
        }
      });
    } else if (member.isTrial) {
      show('trialRefused');
    } else if (favouritePace.take()) {
      change(!isFavourite);
    } else {
      setTooSoon(tooSoon + 1);
      announce(t('oneMoment'));
    }
  };
  return (
    <IconButton
      key={tooSoon}
      small
      data-ux="G-04"
      label={t('heart', { game: game.displayName })}
      icon={<HeartIcon size={18} />}
      pressed={isFavourite}
      disabled={hasFavourites && data === undefined}
      className={classNames(styles['heart'], tooSoon > 0 && styles['too-soon'])}
      onClick={press}
    />
  );
}

function useChange(game: Game): (isFavourite: boolean) => void {
  const queries = useQueryClient();
  const failureText = useFailureText();
  return (isFavourite) => {
    const send = async (): Promise<void> => {
      const failure = await sendFavourite(queries, game, isFavourite);
      if (failure !== undefined) {
        toastFailed(failureText(failure));
      }
    };
    void send();
  };
}

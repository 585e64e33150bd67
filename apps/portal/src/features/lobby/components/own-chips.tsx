import { useTranslations } from '@portal/i18n/react';
import { Chip } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useMember } from '../../../shared/session/session.ts';
import { afterLogin } from '../../../shared/favourites/after-login.ts';
import { changeFilters } from '../lobby-filters.ts';
import { ownLists } from '../lobby-search.ts';
import type { LobbyProps } from './game-lobby.tsx';

/** The member's own lists within a centre; a visitor logs in first, a trial account has none. */
export function OwnChips({ filters, onFilters }: LobbyProps) {
  const t = useTranslations('favourites.tabs');
  const member = useMember();
  const show = useDialogs((state) => state.show);
  const press = (list: (typeof ownLists)[number]): void => {
    const choose = ({ isTrial }: { readonly isTrial: boolean }): void => {
      if (isTrial) {
        show('trialRefused');
      } else {
        onFilters(changeFilters({}, { list: filters.list === list ? undefined : list }));
      }
    };
    if (member === undefined) {
      afterLogin(choose);
    } else {
      choose(member);
    }
  };
  return (
    <div role="group" aria-label={t('label')} className="flex gap-2">
      {ownLists.map((list) => (
        <Chip
          key={list}
          isSelected={filters.list === list}
          onClick={() => {
            press(list);
          }}
        >
          {t(list)}
        </Chip>
      ))}
    </div>
  );
}

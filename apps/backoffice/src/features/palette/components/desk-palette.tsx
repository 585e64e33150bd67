import { useTranslations } from '@portal/i18n/react';
import {
  CheckIcon,
  findEntries,
  Palette,
  UserIcon,
  useSettledText,
  type PaletteEntry,
} from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { membersNamed } from '../api/find-members.ts';
import { waitingQuery } from '../api/list-waiting.ts';

interface DeskPaletteProps {
  readonly pages: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  /** Whether this operator may look at members, and at what waits. */
  readonly mayFind: { readonly members: boolean; readonly waiting: boolean };
  readonly onClose: () => void;
}

/** Pages, members, what waits and actions, by Ctrl K. */
export function DeskPalette({ pages, actions, mayFind, onClose }: DeskPaletteProps) {
  const t = useTranslations('desk-palette');
  const close = useTranslations('common.actions')('close');
  const [text, setText] = useState('');
  const members = useMemberFinds(text, mayFind.members);
  const waiting = useWaiting(mayFind.waiting);
  const find = (entries: readonly PaletteEntry[]) =>
    text.trim() === '' ? entries : findEntries(entries, text);
  const groups = [
    { name: t('groups.members'), entries: members.entries },
    { name: t('groups.waiting'), entries: find(waiting).slice(0, 5) },
    { name: t('groups.pages'), entries: find(pages) },
    { name: t('groups.actions'), entries: find(actions) },
  ];
  const hasNone = !members.isBusy && groups.every(({ entries }) => entries.length === 0);
  return (
    <Palette
      onClose={onClose}
      text={text}
      onText={setText}
      isBusy={members.isBusy}
      groups={groups}
      labels={{ title: t('title'), field: t('field'), close, keys: t('keys') }}
      note={
        members.error !== null ? (
          <FailedBlock thrown={members.error} title={t('failed')} onRetry={members.again} />
        ) : (
          hasNone && (
            <p role="status" className="m-0 px-3 text-14 text-text-2">
              {t('none', { text: text.trim() })}
            </p>
          )
        )
      }
    />
  );
}

/** The server knows the members: by the beginning of an account, or by the whole id. */
function useMemberFinds(text: string, mayFind: boolean) {
  const navigate = useNavigate();
  const search = useSettledText(text.trim());
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...membersNamed(search),
    enabled: mayFind && search !== '',
  });
  const isCurrent = search === text.trim();
  const entries = data.map(({ id, account, nickname }) => ({
    id,
    label: account,
    hint: nickname,
    icon: <UserIcon />,
    onChoose: () => {
      void navigate({ to: '/members/$memberId', params: { memberId: id }, search: {} });
    },
  }));
  return {
    entries: isCurrent && search !== '' ? entries : [],
    isBusy: mayFind && text.trim() !== '' && (!isCurrent || isFetching),
    error,
    again: () => void refetch(),
  };
}

function useWaiting(mayFind: boolean): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const { data = [] } = useQuery({ ...waitingQuery, enabled: mayFind });
  return data.map(({ id, act, facts, reason }) => ({
    id,
    label: reason,
    hint: facts['account'] ?? act,
    keywords: `${facts['account'] ?? ''} ${act} ${id}`,
    icon: <CheckIcon />,
    onChoose: () => {
      void navigate({ to: '/approvals', search: { request: id } });
    },
  }));
}

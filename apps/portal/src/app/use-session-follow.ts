import { useTranslations } from '@portal/i18n/react';
import { toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { resumeByCookie } from '../features/session/resume.ts';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { renewPrivate } from '../shared/session/private-queries.ts';
import { useSession } from '../shared/session/session.ts';
import { wantedPath } from '../shared/session/wanted-path.ts';

/** Another tab has signed in: this browser has one session, so this tab is part of it. */
export function useSessionFollow(): () => Promise<void> {
  const t = useTranslations('session.gate');
  const router = useRouter();
  const queries = useQueryClient();
  return async () => {
    const before = useSession.getState().member?.id;
    await resumeByCookie();
    const { member } = useSession.getState();
    if (member === undefined || member.id === before) {
      return;
    }
    renewPrivate(queries);
    useDialogs.getState().hide();
    toastDone(t('nowSignedIn', { name: member.nickname }));
    const wanted = wantedPath.take();
    if (wanted === undefined) {
      await router.invalidate();
    } else {
      router.history.push(wanted);
    }
  };
}

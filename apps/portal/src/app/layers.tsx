import { useTranslations } from '@portal/i18n/react';
import { Toaster } from '@portal/ui';
import { NoticesDialog } from '../features/notices/components/notices-dialog.tsx';
import { EntryDialogs } from '../features/session/components/entry-dialogs.tsx';
import {
  LogoutDialog,
  SessionEndedDialog,
  TrialRefusedDialog,
} from '../features/session/components/session-dialogs.tsx';
import { Footer } from '../features/shell/components/footer.tsx';
import { HelpBubble } from '../features/shell/components/help-bubble.tsx';

/** What stands under the page and what opens over it. */
export function Layers({ isGame }: { readonly isGame: boolean }) {
  const t = useTranslations('ui.toast');
  return (
    <>
      {!isGame && <Footer />}
      {!isGame && <HelpBubble />}
      <EntryDialogs />
      <NoticesDialog />
      <LogoutDialog />
      <TrialRefusedDialog />
      <SessionEndedDialog />
      <Toaster label={t('region')} closeLabel={t('close')} />
    </>
  );
}

import { useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { RegisterForm } from './register-form.tsx';
import { TermsText } from './terms-text.tsx';

/** Registration by a press over any page, or by its own address over home (M-04). */
export function RegisterDialog({ onClose }: DialogProps) {
  const t = useTranslations('registration');
  const close = useTranslations('common.actions')('close');
  const { register: settings } = useBoot();
  const [areTermsOpen, setTermsOpen] = useState(false);
  return (
    <>
      <Dialog
        ux="M-04"
        isOpen
        onClose={() => {
          wantedPath.forget();
          onClose();
        }}
        title={t('title')}
        closeLabel={close}
      >
        <RegisterForm
          settings={settings}
          onTerms={() => {
            setTermsOpen(true);
          }}
        />
      </Dialog>
      <TermsText
        isOpen={areTermsOpen}
        onClose={() => {
          setTermsOpen(false);
        }}
      />
    </>
  );
}

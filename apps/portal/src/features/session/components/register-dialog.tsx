import { useTranslations } from '@portal/i18n/react';
import { offeredWays, registrationShape, type RegisteredBy } from '@portal/protocol';
import { Dialog, Tabs } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { RegisterForm } from './register-form.tsx';
import { TermsText } from './terms-text.tsx';

const SignUpGift = lazy(async () => {
  const { SignUpGift: component } = await import('../../../shared/promotions/sign-up-gift.tsx');
  return { default: component };
});

/** Registration by a press over any page, or by its own address over home (M-04). */
export function RegisterDialog({ onClose }: DialogProps) {
  const t = useTranslations('registration');
  const close = useTranslations('common.actions')('close');
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
        <Suspense>
          <SignUpGift />
        </Suspense>
        <RegisterWays
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

/**
 * The name of the account is chosen, or it is the mobile number; tabs only where both are offered.
 */
function RegisterWays({ onTerms }: { readonly onTerms: () => void }) {
  const t = useTranslations('registration');
  const { register: settings, system, whitelabel } = useBoot();
  const ways = offeredWays(system.info.signIn, whitelabel);
  const [by, setBy] = useState<RegisteredBy>('username');
  const shape = registrationShape(by, ways, settings);
  const form = <RegisterForm key={by} settings={settings} shape={shape} onTerms={onTerms} />;
  return ways.registerMobile ? (
    <Tabs
      label={t('ways')}
      tabs={(['username', 'mobile'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
      value={by}
      onChange={setBy}
    >
      {form}
    </Tabs>
  ) : (
    form
  );
}

import { useTranslations } from '@portal/i18n/react';
import { offeredWays, registrationShape, type RegisteredBy } from '@portal/protocol';
import { Dialog, Tabs } from '@portal/ui';
import { useEffect, useState } from 'react';
import { client } from '../../../shared/client/portal-client.ts';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { usePromotions } from '../../../shared/promotions/list-promotions.ts';
import { SignUpGift } from '../../../shared/promotions/sign-up-gift.tsx';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import type { SocialProof } from '../../../shared/social/api/finish-social.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import type { RegisterDetails } from '../dialogs.ts';
import { RegisterForm } from './register-form.tsx';
import { SocialWays } from './social-ways.tsx';
import { TermsText } from './terms-text.tsx';

/** Registration by a press over any page, or by its own address over home (M-04). */
export function RegisterDialog({ details, onClose }: DialogProps<RegisterDetails>) {
  const t = useTranslations('registration');
  const close = useTranslations('common.actions')('close');
  const [areTermsOpen, setTermsOpen] = useState(false);
  // The form is long to fill in; its call need not wait for the key as well.
  useEffect(() => {
    client.prepare();
  }, []);
  const { data: promotions } = usePromotions();
  // What comes late stands below the form, which it would push away under the finger.
  const [isGiftKnown] = useState(promotions !== undefined);
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
        {isGiftKnown && <SignUpGift />}
        <RegisterWays
          details={details}
          onTerms={() => {
            setTermsOpen(true);
          }}
        />
        {!isGiftKnown && (
          <div className="mt-3 empty:hidden">
            <SignUpGift />
          </div>
        )}
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
function RegisterWays(props: { readonly details: RegisterDetails; readonly onTerms: () => void }) {
  const { onTerms, details } = props;
  const { social } = details;
  const t = useTranslations('registration');
  const { register: settings, system, whitelabel } = useBoot();
  const ways = offeredWays(system.info.signIn, whitelabel);
  const [by, setBy] = useState<RegisteredBy>('username');
  const shape = registrationShape(by, ways, settings);
  const form = <RegisterForm key={by} {...{ settings, shape, social, onTerms }} />;
  const forms = ways.registerMobile ? (
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
  return (
    <>
      {social !== undefined && <SocialNote social={social} />}
      {forms}
      {social === undefined && <SocialWays />}
    </>
  );
}

/** What becomes of the account elsewhere that led here. */
function SocialNote({ social }: { readonly social: SocialProof }) {
  const t = useTranslations('social');
  const provider = t(`provider.${social.provider}`);
  return (
    <p className="mb-3 text-14 text-text-2">
      {social.name === ''
        ? t('isNew', { provider })
        : t('isNewNamed', { provider, name: social.name })}
    </p>
  );
}

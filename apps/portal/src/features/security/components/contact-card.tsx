import { useTranslations } from '@portal/i18n/react';
import type { DeliveryChannel } from '@portal/protocol';
import { BellIcon, Button, GlobeIcon } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contacts } from '../../../shared/payment/api/read-contacts.ts';
import { securityKeys } from '../security-keys.ts';
import { ContactForm } from './contact-form.tsx';
import { ProtectionCard } from './protection-card.tsx';

const icons = { sms: BellIcon, email: GlobeIcon } as const;

/** A mobile number or an e-mail address: by it a forgotten password is replaced. */
export function ContactCard(props: {
  readonly channel: DeliveryChannel;
  readonly contact: Contacts[DeliveryChannel];
}) {
  const { channel, contact } = props;
  const t = useTranslations('security.contact');
  const queries = useQueryClient();
  const [open, setOpen] = useState<'confirm' | 'change'>();
  const state = contact === null ? 'unset' : contact.isProven ? 'proven' : 'unproven';
  return (
    <ProtectionCard
      ux={`MC-02-${channel}`}
      icon={icons[channel]}
      title={t(`title.${channel}`)}
      text={t(`text.${channel}`)}
      state={{ label: t(`state.${state}`), tone: state === 'proven' ? 'ok' : 'warn' }}
      actions={
        open === undefined && (
          <>
            {state === 'unproven' && (
              <Button onClick={() => setOpen('confirm')}>{t('confirm')}</Button>
            )}
            <Button onClick={() => setOpen('change')}>
              {t(contact === null ? 'bind' : 'change')}
            </Button>
          </>
        )
      }
    >
      {contact !== null && (
        <p className="m-0 text-16">
          <bdi dir="ltr">{contact.shown}</bdi>
        </p>
      )}
      {open !== undefined && (
        <ContactForm
          channel={channel}
          former={contact?.isProven === true ? contact.shown : undefined}
          standing={open === 'confirm' ? contact?.shown : undefined}
          onCancel={() => setOpen(undefined)}
          onDone={async () => {
            // What stands now is shown with the end of the form.
            await queries.invalidateQueries({ queryKey: securityKeys.contacts });
            setOpen(undefined);
          }}
        />
      )}
    </ProtectionCard>
  );
}

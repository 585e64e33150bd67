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
  const [isOpen, setOpen] = useState(false);
  const state = contact === null ? 'unset' : contact.isProven ? 'proven' : 'unproven';
  return (
    <ProtectionCard
      ux={`MC-02-${channel}`}
      icon={icons[channel]}
      title={t(`title.${channel}`)}
      text={t(`text.${channel}`)}
      state={{ label: t(`state.${state}`), tone: state === 'proven' ? 'ok' : 'warn' }}
      actions={
        isOpen ? undefined : (
          <Button
            variant={contact === null ? 'primary' : 'secondary'}
            onClick={() => setOpen(true)}
          >
            {t(contact === null ? 'bind' : 'change')}
          </Button>
        )
      }
    >
      {contact !== null && (
        <p className="m-0 text-16">
          <bdi dir="ltr">{contact.shown}</bdi>
        </p>
      )}
      {isOpen && (
        <ContactForm
          channel={channel}
          former={contact?.isProven === true ? contact.shown : undefined}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            void queries.invalidateQueries({ queryKey: securityKeys.contacts });
          }}
        />
      )}
    </ProtectionCard>
  );
}

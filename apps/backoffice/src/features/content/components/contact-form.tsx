import { useTranslations } from '@portal/i18n/react';
import { Field, Input, Select, useForm, type FormHandle } from '@portal/ui';
import { useState } from 'react';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { changeContactChannels } from '../api/change-contact-channels.ts';
import type { ContactChannels } from '../api/read-contact-channels.ts';
import {
  appTypes,
  channelsOf,
  draftOf,
  isAddress,
  serviceKinds,
  socialNames,
  type ContactDraft,
} from '../contact-draft.ts';
import { contentKeys } from '../content-keys.ts';
import { useSectionSend } from '../use-section-send.ts';
import { ContactPreview } from './contact-preview.tsx';
import { mayManage, SectionForm } from './section-form.tsx';

const shown = [...serviceKinds, 'social', 'apps'] as const;

/** Where visitors write to, follow the brand and get its apps; empty means not offered. */
export function ContactForm(props: {
  readonly channels: ContactChannels;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-content.contact');
  // What the operator saw: an answer that comes meanwhile must not pass for it.
  const [channels] = useState(props.channels);
  const isFixed = !mayManage(channels);
  const form = useContactForm(channels, props.onDone);
  return (
    <SectionForm form={form} section={channels}>
      {serviceKinds.map((kind) => (
        <Field key={kind} label={t(`service.${kind}`)} {...form.field(kind)}>
          <Input {...form.text(kind)} inputMode="url" dir="ltr" readOnly={isFixed} />
        </Field>
      ))}
      <Field label={t('first')} hint={t('firstHint')}>
        <Select
          {...form.choice('first')}
          disabled={isFixed}
          options={serviceKinds.map((value) => ({ value, label: t(`service.${value}`) }))}
        />
      </Field>
      <Links form={form} name="social" kinds={socialNames} isFixed={isFixed} />
      <Links form={form} name="apps" kinds={appTypes} isFixed={isFixed} />
      <ContactPreview {...channelsOf(form.values, channels)} />
    </SectionForm>
  );
}

function useContactForm(channels: ContactChannels, onDone: () => void) {
  const t = useTranslations('desk-content.contact');
  const sendSection = useSectionSend({ shown, queryKey: contentKeys.contact, onDone });
  const address = (text: string) => (isAddress(text) ? undefined : t('addressWrong'));
  const addresses = (texts: Readonly<Record<string, string>>) =>
    Object.values(texts).every(isAddress) ? undefined : t('addressWrong');
  return useForm<ContactDraft>({
    initial: draftOf(channels),
    checks: {
      chat: address,
      telegram: address,
      facebook: address,
      line: address,
      whatsapp: address,
      zalo: address,
      social: addresses,
      apps: addresses,
      reason: useReasonCheck(),
    },
    submit: (draft) =>
      sendSection(draft, (saying) => {
        const { revision } = channels;
        const body = { revision, ...channelsOf(draft, channels), ...saying };
        return changeContactChannels({ body });
      }),
  });
}

type LinkKind = (typeof socialNames)[number] | (typeof appTypes)[number];

function Links(props: {
  readonly form: FormHandle<ContactDraft>;
  readonly name: 'social' | 'apps';
  readonly kinds: readonly LinkKind[];
  readonly isFixed: boolean;
}) {
  const t = useTranslations('desk-content.contact.links');
  const { form, name, kinds, isFixed } = props;
  const { value, onChange } = form.choice(name);
  const { error } = form.field(name);
  return kinds.map((kind) => {
    const text = value[kind] ?? '';
    return (
      <Field key={kind} label={t(kind)} error={isAddress(text) ? undefined : error}>
        <Input
          value={text}
          onChange={({ target }) => onChange({ ...value, [kind]: target.value })}
          inputMode="url"
          dir="ltr"
          readOnly={isFixed}
        />
      </Field>
    );
  });
}

import { useTranslations } from '@portal/i18n/react';
import { Field, Input, Select, useForm, type FormHandle } from '@portal/ui';
import { Fragment, useState } from 'react';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { changeContactChannels } from '../api/change-contact-channels.ts';
import type { ContactChannels } from '../api/read-contact-channels.ts';
import {
  appTypes,
  channelsOf,
  draftOf,
  isAddress,
  languageKey,
  serviceKinds,
  socialNames,
  type ContactDraft,
} from '../contact-draft.ts';
import { contentKeys } from '../content-keys.ts';
import { useSectionSend } from '../use-section-send.ts';
import { AppPreview } from './app-preview.tsx';
import { ContactPreview } from './contact-preview.tsx';
import { LanguageFold } from './language-fold.tsx';
import type { SiteLanguage } from '../../../shared/site-language.ts';
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
  const written = channelsOf(form.values, channels);
  const shared = { isFixed, languages: channels.languages };
  return (
    <SectionForm form={form} section={channels}>
      {serviceKinds.map((kind) => (
        <Fragment key={kind}>
          <Field label={t(`service.${kind}`)} {...form.field(kind)}>
            <Input {...form.text(kind)} inputMode="url" dir="ltr" readOnly={isFixed} />
          </Field>
          {form.values[kind].trim() !== '' && (
            <LanguageFold
              form={form}
              of={languageKey('service', kind)}
              label={t(`service.${kind}`)}
              languages={channels.languages}
              isFixed={isFixed}
            />
          )}
        </Fragment>
      ))}
      <Field label={t('first')} hint={t('firstHint')}>
        <Select
          {...form.choice('first')}
          disabled={isFixed}
          options={serviceKinds.map((value) => ({ value, label: t(`service.${value}`) }))}
        />
      </Field>
      <Links form={form} name="social" kinds={socialNames} {...shared} />
      <Links form={form} name="apps" kinds={appTypes} {...shared} />
      <ContactPreview {...written} />
      <AppPreview {...written} />
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
  readonly languages: readonly SiteLanguage[];
}) {
  const t = useTranslations('desk-content.contact.links');
  const { form, name, kinds, isFixed, languages } = props;
  const { value, onChange } = form.choice(name);
  const { error } = form.field(name);
  return kinds.map((kind) => {
    const text = value[kind] ?? '';
    return (
      <Fragment key={kind}>
        <Field label={t(kind)} error={isAddress(text) ? undefined : error}>
          <Input
            value={text}
            onChange={({ target }) => onChange({ ...value, [kind]: target.value })}
            inputMode="url"
            dir="ltr"
            readOnly={isFixed}
          />
        </Field>
        {text.trim() !== '' && (
          <LanguageFold
            form={form}
            of={languageKey('links', kind)}
            label={t(kind)}
            languages={languages}
            isFixed={isFixed}
          />
        )}
      </Fragment>
    );
  });
}

import { isLocale, ownNameOf } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Checkbox, Field, type FormHandle, Input } from '@portal/ui';
import type { SiteLanguage } from '../api/read-channels.ts';
import { type ChannelValues, notesOf } from '../channel-values.ts';

type ChannelForm = FormHandle<ChannelValues>;
type TextName = Exclude<keyof ChannelValues, 'isOpen' | 'notes' | 'reason'>;

const amounts = ['least', 'most', 'dailyMost'] as const;
const fees = ['feeFixed', 'feePercent', 'feeLeast', 'feeMost'] as const;
const hours = ['opens', 'closes'] as const;
const orders = ['minutes', 'weight', 'leastRank', 'mostRank'] as const;
const lists = ['fixed', 'tags'] as const;

export function ChannelFields(props: {
  readonly form: ChannelForm;
  readonly languages: readonly SiteLanguage[];
}) {
  const { form, languages } = props;
  const t = useTranslations('desk-deposits.channels');
  return (
    <>
      <Checkbox label={t('isOpen')} {...form.box('isOpen')} />
      <TextFields form={form} names={['place']} inputMode="numeric" />
      <TextFields form={form} names={amounts} inputMode="decimal" />
      <TextFields form={form} names={fees} inputMode="decimal" />
      <p className="m-0 text-13 text-text-2">{t('hoursHint')}</p>
      <TextFields form={form} names={hours} inputMode="text" />
      <TextFields form={form} names={orders} inputMode="numeric" />
      <TextFields form={form} names={lists} inputMode="text" />
      <NoteFields form={form} languages={languages} />
    </>
  );
}

function TextFields(props: {
  readonly form: ChannelForm;
  readonly names: readonly TextName[];
  readonly inputMode: 'numeric' | 'decimal' | 'text';
}) {
  const { form, names, inputMode } = props;
  const t = useTranslations('desk-deposits.channels');
  return names.map((name) => (
    <Field key={name} label={t(name)} {...form.field(name)}>
      <Input {...form.text(name)} inputMode={inputMode} dir="ltr" />
    </Field>
  ));
}

/** What members read at the channel, a field for each language of the site. */
function NoteFields(props: {
  readonly form: ChannelForm;
  readonly languages: readonly SiteLanguage[];
}) {
  const { form, languages } = props;
  const t = useTranslations('desk-deposits.channels');
  const { value, onChange } = form.choice('notes');
  const notes = notesOf(value);
  return languages.map(({ code, locale }) => {
    const name = isLocale(locale) ? ownNameOf(locale) : code;
    const write = (text: string) => onChange(JSON.stringify({ ...notes, [code]: text }));
    return (
      <Field key={code} label={t('note', { name })}>
        <Input
          value={notes[code] ?? ''}
          maxLength={200}
          dir="auto"
          onChange={({ target }) => write(target.value)}
        />
      </Field>
    );
  });
}

import { useTranslations } from '@portal/i18n/react';
import { audienceDevices, audienceLogins } from '@portal/protocol';
import { Checkbox, Field, type FormHandle, Input, Select } from '@portal/ui';
import type { ShownDraft } from './audience-draft.ts';
import { languageName, type SiteLanguage } from '../site-language.ts';

/** Who sees something of the brand: by login, rank, screen, country and language. */
export function AudienceFields(props: {
  readonly form: Pick<FormHandle<ShownDraft>, 'field' | 'text' | 'choice'>;
  readonly languages: readonly SiteLanguage[];
}) {
  const t = useTranslations('desk-content.banners.audience');
  const status = useTranslations('desk-status');
  const { form, languages } = props;
  const { value, onChange } = form.choice('languages');
  return (
    <>
      <Field label={t('login')}>
        <Select
          {...form.choice('login')}
          options={audienceLogins.map((login) => ({ value: login, label: t(`logins.${login}`) }))}
        />
      </Field>
      <Field label={t('rank')} hint={t('rankHint')} {...form.field('leastRank')}>
        <Input {...form.text('leastRank')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('device')}>
        <Select
          {...form.choice('device')}
          options={audienceDevices.map((device) => ({
            value: device,
            label: t(`devices.${device}`),
          }))}
        />
      </Field>
      <Field label={t('countries')} hint={status('countriesHint')} {...form.field('countries')}>
        <Input {...form.text('countries')} dir="ltr" />
      </Field>
      <fieldset className="m-0 grid gap-2 border-0 p-0">
        <legend className="mb-1 text-13 text-text-2">{t('languages')}</legend>
        {languages.map((language) => (
          <Checkbox
            key={language.code}
            label={languageName(language)}
            checked={value.includes(language.code)}
            onChange={({ target }) =>
              onChange(
                languages
                  .map(({ code }) => code)
                  .filter((code) =>
                    code === language.code ? target.checked : value.includes(code),
                  ),
              )
            }
          />
        ))}
      </fieldset>
    </>
  );
}

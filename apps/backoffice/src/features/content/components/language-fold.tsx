import { useTranslations } from '@portal/i18n/react';
import { Checkbox, type FormHandle } from '@portal/ui';
import type { ContactDraft } from '../contact-draft.ts';
import { languageName, type SiteLanguage } from '../../../shared/site-language.ts';

/** In which languages a channel or link is shown; folded, because most are for all. */
export function LanguageFold(props: {
  readonly form: Pick<FormHandle<ContactDraft>, 'choice'>;
  /** Of `languageKey`. */
  readonly of: string;
  readonly label: string;
  readonly languages: readonly SiteLanguage[];
  readonly isFixed: boolean;
}) {
  const t = useTranslations('desk-content.contact');
  const { form, of, label, languages, isFixed } = props;
  const { value, onChange } = form.choice('languages');
  const chosen = value[of] ?? [];
  return (
    <details className="-mt-2 text-13">
      <summary className="min-h-6 cursor-pointer text-text-2">
        {chosen.length === 0
          ? t('everyLanguage')
          : t('inLanguages', { languages: chosen.join(', ') })}
      </summary>
      <fieldset
        aria-label={t('languagesOf', { name: label })}
        disabled={isFixed}
        className="m-0 grid gap-2 border-0 p-0 pt-2"
      >
        {languages.map((language) => (
          <Checkbox
            key={language.code}
            label={languageName(language)}
            checked={chosen.includes(language.code)}
            onChange={({ target }) =>
              onChange({ ...value, [of]: turned(chosen, language.code, target.checked) })
            }
          />
        ))}
      </fieldset>
    </details>
  );
}

function turned(codes: readonly string[], code: string, isOn: boolean): readonly string[] {
  const others = codes.filter((other) => other !== code);
  return isOn ? [...others, code] : others;
}

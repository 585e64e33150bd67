import type { FormHandle } from '@portal/ui';
import type { ShownDraft } from './audience-draft.ts';
import { AudienceFields } from './audience-fields.tsx';
import type { SiteLanguage } from '../site-language.ts';
import { ScheduleFields } from './schedule-fields.tsx';

type ShownForm = Pick<FormHandle<ShownDraft>, 'field' | 'text' | 'choice'>;

/** When something of the brand is shown, and to whom: the same for every kind of content. */
export function ShownFields(props: {
  readonly form: ShownForm;
  readonly section: {
    readonly languages: readonly SiteLanguage[];
    readonly timeZone: string;
  };
}) {
  const { form, section } = props;
  return (
    <>
      <ScheduleFields
        from={{ field: form.field('showFrom'), input: form.text('showFrom') }}
        to={{ field: form.field('showTo'), input: form.text('showTo') }}
        timeZone={section.timeZone}
      />
      <AudienceFields form={form} languages={section.languages} />
    </>
  );
}

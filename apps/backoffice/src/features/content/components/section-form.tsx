import { useTranslations } from '@portal/i18n/react';
import { Button, Form, type FormHandle } from '@portal/ui';
import type { ReactNode } from 'react';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { WhenField } from '../../../shared/when-field.tsx';
import type { Saying } from '../saying.ts';

/** What the answer of every section says beside its rows. */
interface SectionHead {
  readonly timeZone: string;
  readonly abilities: readonly string[];
}

export function mayManage({ abilities }: SectionHead): boolean {
  return abilities.includes('manage');
}

/**
 * The frame of every editor of the site: the fields, when and why, Save. Who may only read gets the
 * fields alone, which the editor then holds fast.
 */
export function SectionForm<Values>(props: {
  readonly form: FormHandle<Values> & Pick<FormHandle<Saying>, 'field' | 'text'>;
  readonly section: SectionHead;
  /** A second act beside Save; the reason is asked for it too. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}) {
  const act = useTranslations('desk-content.acts');
  const words = useFormWords();
  const { form, section, other, children } = props;
  const isOpen = mayManage(section);
  return (
    <Form
      form={form}
      words={words}
      actions={
        isOpen && (
          <>
            <Button type="submit" variant="primary" busy={form.isBusy}>
              {act('save')}
            </Button>
            {other}
          </>
        )
      }
    >
      {children}
      {isOpen && (
        <>
          <WhenField
            {...form.field('effectiveFrom')}
            input={form.text('effectiveFrom')}
            timeZone={section.timeZone}
          />
          <ReasonField {...form.field('reason')} input={form.text('reason')} />
        </>
      )}
    </Form>
  );
}

/** Takes the row away that the form is about. */
export function RemoveButton(props: { readonly isBusy: boolean; readonly onRemove: () => void }) {
  const act = useTranslations('desk-content.acts');
  return (
    <Button variant="danger" disabled={props.isBusy} onClick={props.onRemove}>
      {act('remove')}
    </Button>
  );
}

import { Form, type FormHandle } from '@portal/ui';
import type { ReactNode } from 'react';
import { ReasonField } from './reason-field.tsx';
import { useFormWords } from './use-form-words.ts';

/** The reason of an act with its buttons, where it stands on a page or sheet of its own. */
export function ReasonForm(props: {
  readonly form: FormHandle<{ readonly reason: string }>;
  /** Who else reads the reason. */
  readonly hint?: string;
  /** The buttons. */
  readonly children: ReactNode;
}) {
  const { form, hint, children } = props;
  return (
    <Form form={form} words={useFormWords()} actions={children}>
      <ReasonField
        {...form.field('reason')}
        input={form.text('reason')}
        {...(hint !== undefined && { hint })}
      />
    </Form>
  );
}

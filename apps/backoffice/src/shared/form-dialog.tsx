import { useTranslations } from '@portal/i18n/react';
import { Button, type ButtonVariant, Dialog, Form, type FormHandle } from '@portal/ui';
import type { ReactNode } from 'react';
import { useFormWords } from './use-form-words.ts';

/** A dialog of one act: what it does, its fields, a way out. It is open as long as it is there. */
export function FormDialog<Values>(props: {
  readonly ux?: string;
  readonly title: string;
  /** What the act does, above the fields. */
  readonly about?: string;
  readonly form: FormHandle<Values>;
  /** What the button says. */
  readonly act: string;
  readonly variant?: ButtonVariant;
  /** One that a sheet opens stands over it as a question; a form would take the sheet's place. */
  readonly kind?: 'confirm' | 'form';
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}) {
  const {
    ux,
    title,
    about,
    form,
    act,
    variant = 'primary',
    kind = 'form',
    onClose,
    children,
  } = props;
  const close = useTranslations('ui.dialog')('close');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
  return (
    <Dialog
      isOpen
      kind={kind}
      {...(ux !== undefined && { ux })}
      onClose={onClose}
      title={title}
      closeLabel={close}
    >
      {about !== undefined && <p className="mb-3 text-text-2">{about}</p>}
      <Form
        form={form}
        words={words}
        actions={
          <>
            <Button onClick={onClose}>{cancel}</Button>
            <Button type="submit" variant={variant} busy={form.isBusy}>
              {act}
            </Button>
          </>
        }
      >
        {children}
      </Form>
    </Dialog>
  );
}

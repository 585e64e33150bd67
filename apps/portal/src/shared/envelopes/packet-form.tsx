import { Button, Form } from '@portal/ui';
import { CaptchaField } from '../codes/captcha-field.tsx';
import { useFormWords } from '../forms/use-form-words.ts';
import type { usePacketOpening } from './use-packet-opening.ts';

type Opening = Pick<ReturnType<typeof usePacketOpening>, 'form' | 'captchaTurn'>;

/** The press that opens a packet, above it a captcha once one is asked for. */
export function PacketForm(props: {
  readonly opening: Opening;
  /** Without it only what the server said of the last press is left. */
  readonly mayOpen?: boolean;
  readonly label: string;
  /** What is opened, for whoever hears the button alone. */
  readonly name: string;
}) {
  const { opening, mayOpen = true, label, name } = props;
  const { form, captchaTurn } = opening;
  const words = useFormWords();
  return (
    <Form
      form={form}
      words={words}
      isFleeting
      actions={
        mayOpen ? (
          <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
            {label} <span className="sr-only">{name}</span>
          </Button>
        ) : undefined
      }
    >
      {mayOpen && captchaTurn > 0 && (
        <CaptchaField
          action="envelope"
          reason="failures"
          attempt={captchaTurn - 1}
          {...form.field('captcha')}
          input={form.text('captcha')}
          onAnswer={(answer) => form.set('captcha', answer)}
        />
      )}
    </Form>
  );
}

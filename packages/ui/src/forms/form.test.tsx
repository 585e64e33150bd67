import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { Field } from '../controls/field.tsx';
import { Input, PasswordInput } from '../controls/input.tsx';
import { Dialog } from '../layers/dialog.tsx';
import { accessFaults } from '../testing/access.ts';
import { render } from '../testing/render.tsx';
import type { Landing } from './form-state.ts';
import type { FormWords } from './form.tsx';
import { Form } from './form.tsx';
import { forgetForms } from './kept-values.ts';
import { useForm } from './use-form.ts';

interface Values {
  readonly name: string;
  readonly secret: string;
  readonly note: string;
  readonly isAdult: boolean;
}

type Answer = Landing<Values> | undefined;

const words: FormWords = {
  leave: { title: 'Leave this form?', text: 'It is half-filled.', stay: 'Stay', leave: 'Leave' },
  wrongFields: (count) => `${count} fields are wrong.`,
};
const needed = (value: string | boolean) =>
  value === '' || value === false ? 'Needed.' : undefined;
const sent: Values[] = [];
const eye = { show: 'Show', hide: 'Hide', capsLock: 'Caps' };

function Fields({ answer, onDone }: { readonly answer: Answer; readonly onDone: () => void }) {
  const form = useForm<Values>({
    initial: { name: '', secret: '', note: '', isAdult: false },
    checks: { name: needed, secret: needed, note: needed, isAdult: needed },
    keptAs: 'sample',
    secrets: ['secret'],
    submit: async (values) => {
      sent.push(values);
      if (answer === undefined) {
        onDone();
      }
      return answer;
    },
  });
  return (
    <Form form={form} words={words} actions={<Button type="submit">Send</Button>}>
      <Field label="Name" isRight={form.isRight('name')} {...form.field('name')}>
        <Input {...form.text('name')} />
      </Field>
      <Field label="Secret" {...form.field('secret')}>
        <PasswordInput {...form.text('secret')} labels={eye} />
      </Field>
      <details>
        <summary>More</summary>
        <Field label="Note" {...form.field('note')}>
          <Input {...form.text('note')} />
        </Field>
      </details>
      <Checkbox
        label="Adult"
        aria-invalid={form.field('isAdult').error !== undefined}
        {...form.box('isAdult')}
      />
      <Button onClick={() => form.reset()}>Reset</Button>
    </Form>
  );
}

function Opening({ answer }: { readonly answer?: Answer }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <h1>Page</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={close} title="Form" closeLabel="Close">
        <Fields answer={answer} onDone={close} />
      </Dialog>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Form' });
const question = page.getByRole('dialog', { name: 'Leave this form?' });
const name = page.getByRole('textbox', { name: 'Name' });
const secret = page.getByRole('textbox', { name: 'Secret' });
const note = page.getByRole('textbox', { name: 'Note' });

async function open(answer?: Answer) {
  render(<Opening answer={answer} />);
  await button('Open').click();
  await expect.element(name).toHaveFocus();
}

async function fill() {
  await name.fill('Mika');
  await secret.fill('a lamp over the quay');
  await page.getByText('More').click();
  await note.fill('Late');
  await page.getByText('Adult').click();
}

beforeEach(() => {
  sent.length = 0;
  forgetForms();
});

describe('Form', () => {
  it('goes to the first wrong field and counts when there are many', async () => {
    await open();
    await button('Send').click();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('4 fields are wrong.')).toBeVisible();
    expect(sent).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it('lands what the server says on its field, goes there, and unfolds what hides it', async () => {
    await open({ fields: { note: 'Too late.' } });
    await fill();
    await page.getByText('More').click();
    await button('Send').click();
    await expect.element(note).toHaveFocus();
    await expect.element(note).toHaveAccessibleDescription('Too late.');
    await userEvent.keyboard('r');
    await expect.element(page.getByText('Too late.')).not.toBeInTheDocument();
  });

  it('says what the server says of the whole above the buttons', async () => {
    await open({ whole: 'Not today.' });
    await fill();
    await button('Send').click();
    await expect.element(page.getByRole('alert').getByText('Not today.')).toBeVisible();
    await expect.element(name).toHaveValue('Mika');
  });

  it('asks before a half-filled form is left, and stays or leaves', async () => {
    await open();
    await name.fill('Mika');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Stay').last()).toHaveFocus();
    await question.getByText('Stay').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Mika');
    await button('Close').click();
    await question.getByText('Leave', { exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Open')).toHaveFocus();
  });

  it('closes at once when nothing was typed', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('keeps what was typed for the next time, but no secrets', async () => {
    await open();
    await fill();
    await button('Close').click();
    await question.getByText('Leave', { exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Open').click();
    await expect.element(name).toHaveValue('Mika');
    await expect.element(secret).toHaveValue('');
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    // Nothing new was typed, so nothing is asked.
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('keeps nothing of a form that was taken or emptied', async () => {
    await open();
    await fill();
    await button('Send').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
    await button('Open').click();
    await expect.element(name).toHaveValue('');
    await name.fill('Noor');
    await button('Reset').click();
    await expect.element(name).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

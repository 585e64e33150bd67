import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { Input } from '../controls/input.tsx';
import { Dialog } from '../layers/dialog.tsx';
import { render } from '../testing/render.tsx';
import { Form } from './form.tsx';
import { forgetForms } from './kept-values.ts';
import { PageExits } from './page-exits.tsx';
import { useForm } from './use-form.ts';

const words = {
  leave: { title: 'Leave?', text: 'It is half-filled.', stay: 'Stay', leave: 'Leave' },
  wrongFields: String,
};

/** The history of a router, as far as it can be held. */
const blockers = new Set<(move: ReturnType<typeof moveTo>) => Promise<boolean>>();
const exits: Parameters<typeof PageExits>[0]['exits'] = {
  block: ({ blockerFn }) => {
    blockers.add(blockerFn);
    return () => blockers.delete(blockerFn);
  },
};

const moveTo = (pathname: string, action = 'PUSH') => ({
  action,
  currentLocation: { pathname: '/form' },
  nextLocation: { pathname },
});

/** Whether the way to another page is open, as the router finds out. */
async function goesTo(pathname: string): Promise<boolean> {
  const held = await Promise.all([...blockers].map((blocker) => blocker(moveTo(pathname))));
  return !held.includes(true);
}

function Fields(props: { readonly name: string; readonly isFleeting?: boolean }) {
  const { name, isFleeting = false } = props;
  const form = useForm({ initial: { text: '' }, checks: {}, submit: async () => undefined });
  return (
    <Form
      form={form}
      words={words}
      isFleeting={isFleeting}
      actions={<Button type="submit">Send {name}</Button>}
    >
      <Field label={name} {...form.field('text')}>
        <Input {...form.text('text')} />
      </Field>
    </Form>
  );
}

function show(...names: readonly string[]): void {
  render(
    <>
      <h1>Page</h1>
      <PageExits exits={exits} />
      {names.map((name) => (
        <Fields key={name} name={name} />
      ))}
    </>,
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const question = page.getByRole('dialog', { name: 'Leave?' });
const stay = question.getByText('Stay');
const leave = question.getByText('Leave', { exact: true });
const isHeld = () => blockers.size > 0;

/** What the browser asks before the tab goes. */
function closing(): boolean {
  return dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Where Back leads to, as the browser says it; afterwards this is the page again. */
async function behind(): Promise<NavigationDestination> {
  const going = new Promise<NavigationDestination>((resolve) => {
    navigation.addEventListener('navigate', ({ destination }) => resolve(destination), {
      once: true,
    });
  });
  await navigation.back().finished;
  await navigation.forward().finished;
  return going;
}

/** A browser lets only the page of a tab hold Back, not one in a frame as here. */
function back(destination: NavigationDestination): boolean {
  const { signal } = new AbortController();
  const step = { navigationType: 'traverse', cancelable: true, destination, signal } as const;
  return navigation.dispatchEvent(new NavigateEvent('navigate', step));
}

beforeEach(() => {
  forgetForms();
  blockers.clear();
});

describe('a page with a half-filled form', () => {
  it('asks before another page, and stays or goes', async () => {
    show('Note');
    expect([isHeld(), closing()]).toEqual([false, true]);
    await field('Note').fill('half a sentence');
    await expect.poll(isHeld).toBe(true);
    expect(closing()).toBe(false);
    const staying = goesTo('/other');
    await stay.click();
    expect(await staying).toBe(false);
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field('Note')).toHaveValue('half a sentence');
    const leaving = goesTo('/other');
    await leave.click();
    expect([await leaving, closing()]).toEqual([true, true]);
  });

  it('asks nothing for another query of the same page', async () => {
    show('Note');
    await field('Note').fill('half');
    await expect.poll(isHeld).toBe(true);
    expect(await goesTo('/form')).toBe(true);
  });

  it('asks once for several forms, and for a way out that comes while it asks', async () => {
    show('Note', 'Reason');
    await field('Note').fill('half');
    await field('Reason').fill('another half');
    await expect.poll(isHeld).toBe(true);
    const first = goesTo('/other');
    await expect.element(question).toBeVisible();
    expect(await goesTo('/third')).toBe(false);
    await leave.click();
    expect([await first, await goesTo('/third')]).toEqual([true, true]);
  });

  it('lets go of what was sent, until more is typed', async () => {
    show('Note');
    await field('Note').fill('whole');
    await expect.poll(isHeld).toBe(true);
    await page.getByRole('button', { name: 'Send Note' }).click();
    await expect.poll(isHeld).toBe(false);
    await field('Note').fill('whole, and more');
    await expect.poll(isHeld).toBe(true);
  });

  it('lets go of what was typed away again, and of whoever is gone', async () => {
    show('Note');
    await field('Note').fill('half');
    await expect.poll(isHeld).toBe(true);
    await field('Note').fill('');
    await expect.poll(isHeld).toBe(false);
    await field('Note').fill('half');
    await expect.poll(isHeld).toBe(true);
    forgetForms();
    expect([await goesTo('/other'), closing()]).toEqual([true, true]);
  });

  it('leaves the question to the dialog around it, and asks for no password', async () => {
    render(
      <>
        <PageExits exits={exits} />
        <Fields name="Password" isFleeting />
        <Dialog isOpen onClose={() => undefined} title="Form" closeLabel="Close">
          <Fields name="Note" />
        </Dialog>
      </>,
    );
    await field('Note').fill('half');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await stay.click();
    expect(isHeld()).toBe(false);
  });

  it('is left by Back only after the question', async () => {
    const before = location.href;
    history.pushState(null, '', '/before');
    history.pushState(null, '', '/form');
    const destination = await behind();
    show('Note');
    await field('Note').fill('half');
    await expect.poll(isHeld).toBe(true);
    expect(back(destination), 'held').toBe(false);
    await stay.click();
    await expect.element(question).not.toBeInTheDocument();
    expect(back(destination), 'held again').toBe(false);
    await leave.click();
    await expect.poll(() => location.pathname).toBe('/before');
    history.replaceState(null, '', before);
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const drawer = () => page.getByRole('dialog', { name: 'Two accounts' });
const opened = '/persons?pair=psn_0198f0d10001';
const reason = () => drawer().getByLabelText(/^Reason/u);
const press = (name: RegExp) => drawer().getByRole('button', { name }).click();

describe('the queue of accounts that may be one person', () => {
  it('shows what waits longest first, with what both share and what stands against them', async () => {
    const router = await openDesk('/persons');
    await expect
      .element(page.getByRole('row', { name: /mike89.*mike88.*Mobile number, Browser.*Waiting/u }))
      .toBeVisible();
    expect(far.calls('listPersonCases').at(-1)?.query).toMatchObject({ view: 'waiting' });
    await page.getByRole('button', { name: 'mike89' }).click();
    await expect.element(drawer().getByText('Shared: Mobile number, Browser')).toBeVisible();
    await expect.element(drawer().getByText('Took the welcome bonus twice.')).toBeVisible();
    await expect.element(drawer().getByText('Brother and sister at one table.')).toBeVisible();
    await expect.element(drawer().getByText(/^One person: mike89 may not play/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('pair');
  });

  it('decides with a reason, and goes on to the next', async () => {
    const router = await openDesk(opened);
    await press(/^One person/u);
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await reason().fill('One number, one browser.');
    await press(/^One person/u);
    await expect
      .element(page.getByText('One person. The account is stopped.').first())
      .toBeInTheDocument();
    expect(far.calls('decidePersonCase')[0]?.body).toEqual({
      decision: 'same',
      reason: 'One number, one browser.',
    });
    await expect.poll(() => router.state.location.search).toEqual({ pair: 'psn_0198f0d10002' });
  });

  const [stop] = samples.readPersonCase.stops;
  const stopped = {
    ...samples.readPersonCase,
    stops: stop === undefined ? [] : [{ ...stop, cause: 'person' as const }],
  };

  it('asks a second person to lift what an exclusion stopped', async () => {
    far.answer('readPersonCase', stopped);
    await openDesk(opened);
    await expect.element(drawer().getByText(/takes two operators/u)).toBeVisible();
    await reason().fill('Two households.');
    await press(/^Two people/u);
    await expect
      .element(page.getByText('Asked for. Somebody else has to say the same.').first())
      .toBeInTheDocument();
  });

  it('says who has proven what both share', async () => {
    await openDesk(opened);
    await expect.element(drawer().getByText('Proven: Mobile number')).toBeVisible();
    await expect.element(drawer().getByText('Not proven: Mobile number, Browser')).toBeVisible();
    await expect.element(drawer().getByText('Not proven: Browser', { exact: true })).toBeVisible();
  });

  it('says why the only operator of a site lifts no such stop, and what to do', async () => {
    far.answer('readPersonCase', { ...stopped, hasSecond: false });
    await openDesk(opened);
    await expect.element(drawer().getByText(/^You are the only operator here/u)).toBeVisible();
    await drawer().getByRole('link', { name: 'Go to operators' }).click();
    await expect.element(page.getByRole('heading', { name: 'Operators' }).first()).toBeVisible();
  });

  it('shows who asked to lift it, who does not decide it as well', async () => {
    const by = { id: 'opr_0198f0a00001', name: 'harbour' } as const;
    const lift = { by, at: '2026-03-02T09:20:00Z', reason: 'Two households.' };
    far.answer('readPersonCase', { ...stopped, lift, abilities: ['claim', 'same'] });
    await openDesk(opened);
    await expect.element(drawer().getByText(/^harbour asked at .*Two households\./u)).toBeVisible();
    expect(
      drawer()
        .getByRole('button', { name: /^Two people/u })
        .elements(),
    ).toHaveLength(0);
  });

  it('says that they are two by the letter and Ctrl Enter', async () => {
    await openDesk(opened);
    await expect.element(reason()).toBeVisible();
    await userEvent.keyboard('d');
    await expect.element(reason()).toHaveFocus();
    await reason().fill('A household.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => far.calls('decidePersonCase')).toHaveLength(1);
    expect(far.calls('decidePersonCase')[0]?.body).toMatchObject({ decision: 'different' });
  });

  it.each(['person_case_claimed', 'person_case_decided'] as const)(
    'keeps what was typed: %s',
    async (code) => {
      far.refuse('decidePersonCase', code);
      await openDesk(opened);
      await reason().fill('Checked.');
      await press(/^Two people/u);
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
      await expect.element(reason()).toHaveValue('Checked.');
    },
  );

  it('says that nothing waits, and why a list or a pair failed', async () => {
    far.answer('listPersonCases', { content: [], nextCursor: null });
    await openDesk('/persons');
    await expect.element(page.getByRole('heading', { name: 'No accounts wait' })).toBeVisible();
    far.refuse('listPersonCases', 'overloaded');
    await page.getByLabelText('List').selectOptions('same');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listPersonCases', samples.listPersonCases);
    far.refuse('readPersonCase', 'not_found');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await page.getByRole('button', { name: 'mike89' }).click();
    await expect.element(drawer().getByText("These accounts can't be shown").first()).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/persons', 'ar');
    await expect
      .element(page.getByRole('row', { name: /mike89.*mike88.*رقم الجوال/u }))
      .toBeVisible();
  });
});

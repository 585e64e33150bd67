import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (as: 'agent' | 'member' = 'agent', locale: 'en' | 'ar' = 'en') =>
  openPortal('/a/registerCenter', { as, locale });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

describe('the register centre', () => {
  it('lists the links with what came of them', async () => {
    await open();
    const row = page.getByRole('row', { name: /Football forum/u });
    await expect.element(row.getByText('7KQ2MXVA')).toBeVisible();
    await expect.element(row.getByText('12')).toBeVisible();
    await expect.element(row.getByText('Working')).toBeVisible();
    await expect.element(page.getByText('1 link', { exact: true })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('shows the address of a link as a picture and as text', async () => {
    await open();
    await page.getByRole('button', { name: 'Football forum' }).click();
    const shown = dialog('Football forum');
    await expect.element(shown.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expect.element(shown.getByText(/register\?affiliateCode=7KQ2MXVA/u)).toBeVisible();
  });

  it('keeps the picture of a link as a file', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    await open();
    await page.getByRole('button', { name: 'Football forum' }).click();
    await dialog('Football forum').getByRole('button', { name: 'Save the picture' }).click();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    const picture = saved.mock.calls[0]?.[0];
    saved.mockRestore();
    if (!(picture instanceof Blob)) {
      throw new Error('a picture was kept');
    }
    const { width, height } = await createImageBitmap(picture);
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(200);
  });

  it('ends a link after a second press', async () => {
    await open();
    await page.getByRole('button', { name: 'Football forum' }).click();
    await page.getByRole('button', { name: 'End this link' }).click();
    expect(far.calls('endRegisterLink')).toEqual([]);
    await page.getByRole('button', { name: 'End it for good' }).click();
    await expect
      .poll(() => far.calls('endRegisterLink').at(-1)?.params)
      .toEqual({
        code: '7KQ2MXVA',
      });
    await expect.element(dialog('Football forum')).not.toBeInTheDocument();
  });

  it('changes a link, and leaves its days as they are unless somebody types some', async () => {
    await open();
    await page.getByRole('button', { name: 'Football forum' }).click();
    await dialog('Football forum').getByRole('button', { name: 'Change the link' }).click();
    const form = dialog('Change the link');
    await form.getByRole('textbox', { name: 'Where you show it' }).fill('Basketball forum');
    await form.getByRole('radio', { name: 'Agent' }).click();
    expect(await accessFaults()).toEqual([]);
    far.refuse('changeRegisterLink', 'not_found');
    await form.getByRole('button', { name: 'Save the link' }).click();
    await expect.element(form.getByText(refusalText('not_found'))).toBeVisible();
    far.answer('changeRegisterLink', samples.changeRegisterLink);
    await form.getByRole('button', { name: 'Save the link' }).click();
    await expect.element(dialog('Football forum')).toBeVisible();
    expect(far.calls('changeRegisterLink').at(-1)).toMatchObject({
      params: { code: '7KQ2MXVA' },
      body: { note: 'Basketball forum', opensAgent: true, terms: null },
    });
    expect(far.calls('changeRegisterLink').at(-1)?.body).not.toHaveProperty('validDays');
  });

  it('makes a link with a note, days and terms between the usual and the own ones', async () => {
    await open();
    await page.getByRole('button', { name: 'New link' }).click();
    const form = dialog('New link');
    await form.getByRole('textbox', { name: 'Where you show it' }).fill('Card at the café');
    await form.getByRole('radio', { name: 'Agent' }).click();
    await form.getByRole('textbox', { name: 'Works for (days)' }).fill('400');
    await form.getByRole('checkbox', { name: 'Set the terms of new accounts' }).click();
    // What the agent holds no more of than anybody is told, and is no field.
    await expect.element(form.getByText(/^Not to be set.*Fishing 1%/u)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Fishing' }).elements()).toEqual([]);
    await form.getByRole('textbox', { name: 'Lottery', exact: true }).fill('1.6');
    await form.getByRole('button', { name: 'Make the link' }).click();
    await expect.element(form.getByText('From 1 to 1.5, at most two decimals.')).toBeVisible();
    await expect.element(form.getByText('Whole days, from 1 to 365.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Lottery', exact: true }).fill('1.25');
    await form.getByRole('textbox', { name: 'Works for (days)' }).fill('30');
    await form.getByRole('button', { name: 'Make the link' }).click();
    await expect
      .poll(() => far.calls('createRegisterLink').at(-1)?.body)
      .toMatchObject({
        note: 'Card at the café',
        opensAgent: true,
        validDays: 30,
        terms: { rates: { LOTT: '1.25', RNG: '1.2' }, prizeGroup: null },
      });
  });

  it('gives the links that fit as a file, and says when there were enough files', async () => {
    await open();
    await page.getByRole('combobox', { name: 'Opens' }).selectOptions('Agent');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .poll(() => far.calls('readRegisterLinksFile').at(-1)?.query)
      .toEqual({ opens: 'agent' });
    far.refuse('readRegisterLinksFile', 'team_export_limit', { most: 5 });
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const said = alert.getByText(refusalText('team_export_limit'), { exact: false });
    await expect.element(said.first()).toBeVisible();
  });

  it('says when there are too many links', async () => {
    far.refuse('createRegisterLink', 'register_link_limit', { most: 50 });
    await open();
    await page.getByRole('button', { name: 'New link' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect.element(page.getByText(refusalText('register_link_limit'))).toBeVisible();
  });

  it('opens an account directly, and puts a refusal on its field', async () => {
    await open();
    await page.getByRole('tab', { name: 'Open an account' }).click();
    await page.getByRole('textbox', { name: 'Account name' }).fill('newharbour');
    await page
      .getByRole('textbox', { name: 'First password' })
      .fill('violet kettle under 7 stairs');
    far.refuse('openDownlineAccount', 'username_taken');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await expect.element(page.getByText(refusalText('username_taken'))).toBeVisible();
    far.answer('openDownlineAccount', samples.openDownlineAccount);
    await page.getByRole('button', { name: 'Open the account' }).click();
    await expect.element(page.getByText('newharbour is open')).toBeVisible();
  });

  it('says the rules of the registration before and while somebody types, and holds to them', async () => {
    await open();
    await page.getByRole('tab', { name: 'Open an account' }).click();
    const hint = page.getByText('8–64 characters. Give it to the owner only.');
    await expect.element(hint).toBeVisible();
    await page.getByRole('textbox', { name: 'Account name' }).fill('7new');
    await page.getByRole('textbox', { name: 'First password' }).fill('violet');
    await expect.element(page.getByText(/^8–64 characters, 2 to go/u)).toBeVisible();
    await page.getByRole('button', { name: 'Open the account' }).click();
    await expect.element(page.getByText('Use 8–64 characters.')).toBeVisible();
    await expect.element(page.getByText('Use 6–16 characters.')).toBeVisible();
    expect(far.calls('openDownlineAccount')).toEqual([]);
  });

  it('filters by state and kind, and is calm about none', async () => {
    await open();
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Over');
    await expect
      .poll(() => far.calls('listRegisterLinks').at(-1)?.query)
      .toMatchObject({ state: 'over', page: '1' });
    far.answer('listRegisterLinks', { ...samples.listRegisterLinks, content: [], total: 0 });
    await page.getByRole('combobox', { name: 'Opens' }).selectOptions('Agent');
    await expect.element(page.getByRole('heading', { name: 'No links' })).toBeVisible();
  });

  it('is busy until the answer, and asks again for what did not arrive', async () => {
    far.fail('listRegisterLinks', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('listRegisterLinks', samples.listRegisterLinks);
    const release = far.hold('listRegisterLinks');
    await page.getByRole('button', { name: 'Retry' }).click();
    release();
    await expect.element(page.getByText('Football forum')).toBeVisible();
  });

  it('is refused to whoever is no agent', async () => {
    const router = await open('member');
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });

  it('speaks Arabic', async () => {
    await open('agent', 'ar');
    await expect.element(page.getByRole('heading', { name: 'مركز التسجيل' })).toBeVisible();
  });
});

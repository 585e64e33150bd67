import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/siteTexts';
const { revision } = samples.listSiteTexts;
const opened = `${address}?item=session.login.join`;

async function press(name: string): Promise<void> {
  await page.getByLabelText(/^Reason/u).fill('The words of the brand.');
  await page.getByRole('button', { name }).click();
}

describe('the texts of the site', () => {
  it('are searched by key and language, with those that miss', async () => {
    await openDesk(address);
    await expect.element(page.getByText('Missing', { exact: true }).last()).toBeVisible();
    await expect.element(page.getByText(/^2 texts, 1 missing/u)).toBeVisible();
    await page.getByLabelText('Language').selectOptions('العربية');
    await page.getByLabelText('Show').selectOptions('Missing');
    await page.getByRole('searchbox').fill('games');
    await expect
      .poll(() => far.calls('listSiteTexts').at(-1)?.query)
      .toMatchObject({ language: 'AR', view: 'missing', search: 'games' });
  });

  it('are awaited in their table', async () => {
    const release = far.hold('listSiteTexts');
    await openDesk(address);
    const table = page.getByRole('table').first();
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(page.getByText(/^2 texts, 1 missing/u)).toBeVisible();
    await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
  });

  it('says one otherwise, with a reason', async () => {
    await openDesk(opened);
    await page.getByLabelText('Text on this site').fill('Step aboard');
    await press('Save');
    await expect.element(page.getByText(/^Saved\./u).first()).toBeInTheDocument();
    expect(far.calls('changeSiteText')[0]?.body).toEqual({
      revision,
      language: 'EN',
      key: 'session.login.join',
      text: 'Step aboard',
      effectiveFrom: null,
      reason: 'The words of the brand.',
    });
  });

  it('shows it as it is typed, on a phone and on a desktop, and says where it stands', async () => {
    far.answer('listSiteTexts', { ...samples.listSiteTexts, language: 'AR' });
    await openDesk(opened);
    await page.getByLabelText('Text on this site').fill('انضم إلينا');
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    const line = preview.getByText('انضم إلينا');
    await expect.element(line).toHaveAttribute('dir', 'rtl');
    await expect.element(line).toHaveAttribute('lang', 'ar');
    const frame = preview.getByRole('region', { name: 'Phone, 390 px' });
    await expect.element(frame).toBeVisible();
    await preview.getByRole('combobox').selectOptions('Desktop, 1280 px');
    await expect.element(preview.getByRole('region', { name: 'Desktop, 1280 px' })).toBeVisible();
    const places = page.getByRole('region', { name: 'Where it stands' });
    await expect.element(places.getByText(/^On every page:/u)).toBeVisible();
  });

  it('leads to the pages on which it stands', async () => {
    const [row] = samples.listSiteTexts.content;
    const content = row === undefined ? [] : [{ ...row, key: 'download.title' }];
    far.answer('listSiteTexts', { ...samples.listSiteTexts, content });
    await openDesk(opened.replace('session.login.join', 'download.title'));
    const places = page.getByRole('region', { name: 'Where it stands' });
    await expect
      .element(places.getByRole('link', { name: '/down' }))
      .toHaveAttribute('href', '/down');
  });

  it('takes a change back', async () => {
    await openDesk(opened);
    await press('Back to the shipped text');
    await expect.poll(() => far.calls('changeSiteText')[0]?.body).toMatchObject({ text: null });
  });

  it('says which placeholders are wrong', async () => {
    far.refuse('changeSiteText', 'text_unfit', { fault: 'placeholders' });
    await openDesk(opened);
    await press('Save');
    await expect.element(page.getByText(refusalText('text_unfit'))).toBeVisible();
  });

  it('can only be read by those who may not change them', async () => {
    far.answer('listSiteTexts', { ...samples.listSiteTexts, abilities: [] });
    await openDesk(opened);
    await expect.element(page.getByLabelText('Text on this site')).toHaveAttribute('readonly');
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('says that nothing is there, why it failed, and asks again, also in Arabic', async () => {
    far.refuse('listSiteTexts', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض النصوص')).toBeVisible();
    far.answer('listSiteTexts', { ...samples.listSiteTexts, content: [], total: 0, totalPages: 0 });
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByText('لا يوجد نص مطابق')).toBeVisible();
  });
});

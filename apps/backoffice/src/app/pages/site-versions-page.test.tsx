import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/siteVersions';
const { readSiteDifference, listSitePlans } = samples;

describe('the versions of the site', () => {
  it('lists who changed what, when and why, and what is planned', async () => {
    await openDesk(address);
    await expect.element(page.getByRole('button', { name: /^Version 3/u })).toBeVisible();
    await expect.element(page.getByText('The spring banner.')).toBeVisible();
    await expect.element(page.getByText('Site file')).toBeVisible();
    await expect.element(page.getByText('Dropped: changed meanwhile')).toBeVisible();
  });

  it('shows what tells a version apart and puts a section of it back', async () => {
    await openDesk(`${address}?item=2`);
    await expect.element(page.getByText('https://t.example/lamplight')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Channels and links' }).click();
    await page.getByLabelText(/^Reason/u).fill('The new group is closed.');
    await page.getByRole('button', { name: 'Put back' }).click();
    await expect.element(page.getByText(/^Put back\. Visitors/u).first()).toBeInTheDocument();
    expect(far.calls('restoreSiteVersion')[0]).toMatchObject({
      body: { sections: ['contact'], inForce: 3, effectiveFrom: null },
    });
  });

  it('asks for a section, and says when another operator was faster', async () => {
    far.refuse('restoreSiteVersion', 'content_changed');
    await openDesk(`${address}?item=2`);
    await page.getByLabelText(/^Reason/u).fill('The new group is closed.');
    await page.getByRole('button', { name: 'Put back' }).click();
    await expect.element(page.getByText('Choose at least one.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Channels and links' }).click();
    await page.getByLabelText('Comes into force').fill('2026-03-09T04:00');
    await page.getByRole('button', { name: 'Put back' }).click();
    await expect.element(page.getByText(refusalText('content_changed'))).toBeVisible();
    expect(far.calls('restoreSiteVersion')[0]?.body).toMatchObject({
      effectiveFrom: '2026-03-09T04:00',
    });
  });

  it('offers nothing to put back where nothing of the operator’s differs', async () => {
    far.answer('readSiteDifference', { ...readSiteDifference, restorable: [], places: [] });
    await openDesk(`${address}?item=1`);
    await expect.element(page.getByText('Both say the same.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
  });

  it('takes a planned change back with a reason', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Take back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText(/^Reason/u).fill('It opens later.');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect.element(page.getByText('Taken back.').first()).toBeInTheDocument();
    expect(far.calls('cancelSitePlan')[0]).toMatchObject({ body: { reason: 'It opens later.' } });
  });

  it('says that nothing is planned, why it failed, and asks again, also in Arabic', async () => {
    far.answer('listSitePlans', { ...listSitePlans, list: [] });
    far.refuse('listSiteVersions', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText(/^لا توجد تغييرات مجدولة/u)).toBeVisible();
    await expect.element(page.getByText('تعذر عرض الإصدارات')).toBeVisible();
    far.answer('listSiteVersions', samples.listSiteVersions);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByText('The spring banner.')).toBeVisible();
  });
});

import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/announcements';
const [first] = samples.listOwnAnnouncements.content;
const title = first?.title ?? '';
const open = (locale: 'en' | 'ar' = 'en') => openPortal(address, { as: 'member', locale });
const row = () => page.getByRole('button', { name: new RegExp(`^${title} `, 'u') });

describe('announcements', () => {
  it('shows the text under its title, and tells the server what was read', async () => {
    await open();
    await expect.element(row()).toHaveAttribute('aria-expanded', 'false');
    const before = page.getByText('New', { exact: true }).elements().length;
    await row().click();
    await expect.element(row()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText(first?.content ?? '').first()).toBeVisible();
    expect(page.getByText('New', { exact: true }).elements()).toHaveLength(before - 1);
    await expect.poll(() => far.calls('markAnnouncements')[0]?.body).toEqual({ ids: [first?.id] });
    expect(await accessFaults()).toEqual([]);
  });

  it('leads from a page past the end to the last one', async () => {
    const { listOwnAnnouncements } = samples;
    far.answer('listOwnAnnouncements', ({ query }) => ({
      ...listOwnAnnouncements,
      ...(Number(query['page']) > 2 && { content: [] }),
      pageNum: Number(query['page']),
      totalPages: 2,
    }));
    const router = await openPortal(`${address}?page=999`, { as: 'member' });
    await expect.poll(() => router.state.location.search).toEqual({ page: 2 });
    await expect.element(row()).toBeVisible();
  });

  it('is counted where the pages of the centre are listed', async () => {
    await openPortal('/m', { as: 'member', width: 390 });
    const link = page.getByRole('link', { name: 'Announcements 2' });
    await expect.element(link.first()).toBeInTheDocument();
  });

  it('shows as read what was read on another device', async () => {
    const ids = samples.listOwnAnnouncements.content.map(({ id }) => id);
    far.answer('readAnnouncementMarks', { ids: ids.slice(1) });
    far.answer('readBadges', { ...samples.readBadges, unreadAnnouncement: 1 });
    await open();
    await expect.element(page.getByText('1 not read yet')).toBeVisible();
    expect(page.getByText('New', { exact: true }).elements()).toHaveLength(1);
    expect(far.calls('readBadges')[0]?.query).toEqual({ device: 'desktop' });
  });

  it('marks all of them as read, those of other pages too', async () => {
    const [sample] = samples.listOwnAnnouncements.content;
    const rows = sample === undefined ? [] : [sample];
    far.answer('listOwnAnnouncements', ({ query }) => ({
      ...samples.listOwnAnnouncements,
      totalPages: 2,
      content: rows.map((sampleRow) => ({
        ...sampleRow,
        id: `${sampleRow.id}-${query['page']}`,
        title: `Notice of page ${query['page']}`,
      })),
    }));
    await open();
    await expect.element(page.getByText('Notice of page 1')).toBeVisible();
    far.answer('readBadges', { ...samples.readBadges, unreadAnnouncement: 0 });
    const ids = rows.flatMap(({ id }) => [`${id}-1`, `${id}-2`]);
    far.answer('readAnnouncementMarks', { ids });
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(page.getByText('All read')).toBeVisible();
    expect(far.calls('markAllAnnouncements')[0]?.body).toEqual({ device: 'desktop' });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(page.getByText('Notice of page 2')).toBeVisible();
    await expect.element(page.getByText('All read')).toBeVisible();
    await expect.element(page.getByText('New', { exact: true })).not.toBeInTheDocument();
  });

  it('takes a mark back that did not arrive', async () => {
    far.fail('markAnnouncements', 'offline');
    await open();
    await expect.element(row()).toBeVisible();
    const before = page.getByText('New', { exact: true }).elements().length;
    await row().click();
    await expect.poll(() => far.calls('readAnnouncementMarks').length).toBe(2);
    await expect.poll(() => page.getByText('New', { exact: true }).elements()).toHaveLength(before);
  });

  it('asks again when it is not known what was read', async () => {
    far.fail('readAnnouncementMarks', 'badGateway');
    await open();
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('readAnnouncementMarks', samples.readAnnouncementMarks);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row()).toBeVisible();
  });

  it('says that there are none', async () => {
    far.answer('listOwnAnnouncements', { ...samples.listOwnAnnouncements, content: [], total: 0 });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No announcements' })).toBeVisible();
  });

  it('is busy until they are known', async () => {
    const release = far.hold('listOwnAnnouncements');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(row()).toBeVisible();
  });

  it('asks for the page of its address', async () => {
    far.answer('listOwnAnnouncements', { ...samples.listOwnAnnouncements, totalPages: 3 });
    await openPortal(`${address}?page=2`, { as: 'member' });
    await expect.element(row()).toBeVisible();
    expect(far.calls('listOwnAnnouncements')[0]?.query).toMatchObject({ page: '2' });
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listOwnAnnouncements', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listOwnAnnouncements', samples.listOwnAnnouncements);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row()).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('button', { name: 'تعليم الكل كمقروء' })).toBeVisible();
  });
});

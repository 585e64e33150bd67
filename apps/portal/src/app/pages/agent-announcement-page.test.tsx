import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/a/agentAnnouncement';
const open = (locale: 'en' | 'ar' = 'en') => openPortal(address, { as: 'agent', locale });
const title = samples.listOwnAnnouncements.content[0]?.title ?? '';
const row = () => page.getByRole('button', { name: new RegExp(`^${title} `, 'u') });
const waiting = () => page.getByRole('heading', { name: 'Contracts that wait for you' });

describe('announcements for agents', () => {
  it('has what waits for an answer above what was announced, six at a time', async () => {
    await open();
    await expect.element(waiting()).toBeVisible();
    await expect.element(row()).toBeVisible();
    expect(far.calls('listOwnAnnouncements')[0]?.query).toMatchObject({
      pageSize: '6',
      agents: 'yes',
    });
    expect(await accessFaults()).toEqual([]);
  });

  it('says nothing of contracts where none waits', async () => {
    const consolidated = { ...samples.readConsolidatedContracts, waiting: [] };
    far.answer('readConsolidatedContracts', { ...consolidated, showConsolidated: false });
    await open();
    await expect.element(row()).toBeVisible();
    expect(waiting().elements()).toHaveLength(0);
  });

  it('has no place for contracts before it is known whether one waits', async () => {
    const release = far.hold('readConsolidatedContracts');
    await open();
    await expect.element(row()).toBeVisible();
    expect(document.querySelector('[data-ux="AC-16"]')).toBeNull();
    release();
    await expect.element(waiting()).toBeVisible();
  });

  it('asks again for contracts that did not arrive, beside the announcements', async () => {
    far.fail('readConsolidatedContracts', 'offline');
    await open();
    await expect.element(waiting()).toBeVisible();
    await expect.element(row()).toBeVisible();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    // The watch over the login asks too; nobody asks again and again.
    expect(far.calls('readConsolidatedContracts').length).toBeLessThanOrEqual(2);
    far.answer('readConsolidatedContracts', samples.readConsolidatedContracts);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('button', { name: 'Reject' }).first()).toBeVisible();
  });

  it('is narrowed by kind, and to what was not read yet', async () => {
    await open();
    await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Promotion');
    await expect
      .poll(() => far.calls('listOwnAnnouncements').at(-1)?.query)
      .toMatchObject({ types: 'PR' });
    const ids = samples.listOwnAnnouncements.content.map(({ id }) => id);
    far.answer('readAnnouncementMarks', { ids });
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    // Those of this page, and nothing that everybody is told.
    await expect.poll(() => far.calls('markAnnouncements')[0]?.body).toEqual({ ids });
    expect(far.calls('markAllAnnouncements')).toHaveLength(0);
    await page.getByRole('button', { name: 'Not read yet only' }).click();
    await expect.poll(() => row().elements()).toHaveLength(0);
    // Those of all pages, not of this one alone (B5).
    await expect
      .poll(() => far.calls('listOwnAnnouncements').at(-1)?.query)
      .toMatchObject({ unread: 'yes' });
  });

  it('names the kind of each, and what is pinned (B5)', async () => {
    const [first, ...others] = samples.listOwnAnnouncements.content;
    const content = [...(first === undefined ? [] : [{ ...first, isPinned: true }]), ...others];
    far.answer('listOwnAnnouncements', { ...samples.listOwnAnnouncements, content });
    await open();
    await expect.element(row()).toMatchTextContent(/For everybody.*Pinned/u);
    expect(page.getByText('Pinned').elements()).toHaveLength(1);
  });

  it('says that there are none', async () => {
    far.answer('listOwnAnnouncements', { ...samples.listOwnAnnouncements, content: [], total: 0 });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No announcements' })).toBeVisible();
  });

  it('asks again for what did not arrive', async () => {
    far.fail('listOwnAnnouncements', 'badGateway');
    await open();
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('listOwnAnnouncements', samples.listOwnAnnouncements);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row()).toBeVisible();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('listOwnAnnouncements');
    await open();
    const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBeGreaterThan(0);
    release();
    await expect.element(row()).toBeVisible();
    await expect.poll(busy).toBe(0);
  });

  it('speaks Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('heading', { name: 'إعلانات الوكلاء' })).toBeVisible();
  });
});

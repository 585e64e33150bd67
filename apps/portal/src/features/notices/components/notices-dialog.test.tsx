import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { far, openPortal } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Announcements' });
const system = samples.readStatus;

describe('the announcements', () => {
  it('are read one at a time, five to a page', async () => {
    await openPortal('/rng');
    useDialogs.getState().show('notices');
    await expect.element(dialog.getByText('Choose a notice to read it.')).toBeVisible();
    await expect
      .poll(() => dialog.getByRole('button', { name: /^Notice number/u }).elements())
      .toHaveLength(5);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await dialog.getByRole('button', { name: /^Notice number 1/u }).click();
    await expect.element(dialog.getByText('What notice number 1 says.')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('count as read once a member opened them', async () => {
    await openPortal('/rng', { as: 'member' });
    useDialogs.getState().show('notices', { noticeId: 'notice-1' });
    await expect
      .poll(() => far.calls('markAnnouncements').map(({ body }) => body))
      .toEqual([{ ids: ['notice-1'] }]);
  });

  it('are marked once, even where the mark is refused', async () => {
    far.refuse('markAnnouncements', 'overloaded');
    await openPortal('/rng', { as: 'member' });
    useDialogs.getState().show('notices', { noticeId: 'notice-1' });
    // What was read is asked for again after the refusal: a mark more would follow its answer.
    await expect.poll(() => far.calls('readAnnouncementMarks').length).toBe(2);
    await dialog.getByRole('button', { name: /^Notice number 2/u }).click();
    await expect.poll(() => far.calls('readAnnouncementMarks').length).toBe(3);
    expect(far.calls('markAnnouncements').map(({ body }) => body)).toEqual([
      { ids: ['notice-1'] },
      { ids: ['notice-2'] },
    ]);
  });

  it('are listed newest first, in whatever order they are kept', async () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-12', '2026-10-30'];
    const [sample] = system.notices;
    const notices = days.flatMap((day) =>
      sample === undefined ? [] : [{ ...sample, id: day, title: day, time: `${day}T08:00:00Z` }],
    );
    await openPortal('/rng', { boot: { system: { ...system, notices } } });
    useDialogs.getState().show('notices');
    const titles = () =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((row) => row.querySelector('span')?.textContent);
    await expect.poll(titles).toEqual(['2026-11-12', '2026-11-02', '2026-11-01', '2026-10-30']);
  });

  it('begin with the notice that was pressed', async () => {
    await openPortal('/');
    await page.getByRole('button', { name: 'Pause the notices' }).click();
    await page.getByRole('button', { name: 'Notice number 6' }).click();
    await expect.element(dialog.getByText('What notice number 6 says.')).toBeVisible();
  });

  it('have the structure that the operator gave them, and show no mark as text', async () => {
    const notices = system.notices.map((notice) => ({
      ...notice,
      content: '<p>New <em>reels</em>:</p><ol><li>Lagoon</li><li>Harbour</li></ol>',
    }));
    await openPortal('/rng', { boot: { system: { ...system, notices } } });
    useDialogs.getState().show('notices', { noticeId: 'notice-1' });
    await expect.element(dialog.getByText('Harbour')).toBeVisible();
    expect(dialog.element().querySelectorAll('.ui-rich ol > li')).toHaveLength(2);
    expect(dialog.element().textContent).not.toMatch(/[<>]/u);
  });

  it('lead from the text back to the list on a phone', async () => {
    await openPortal('/', { width: 390 });
    await page.getByRole('button', { name: 'Pause the notices' }).click();
    await page.getByRole('button', { name: 'Notice number 1' }).click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(dialog.getByRole('button', { name: /^Notice number 2/u })).toBeVisible();
  });

  it('say that there are none', async () => {
    await openPortal('/rng', { boot: { system: { ...system, notices: [] } } });
    useDialogs.getState().show('notices');
    await expect.element(dialog.getByText('There are no announcements.')).toBeVisible();
  });

  it('stay those of the first paint while those of another language are on the way', async () => {
    far.hold('readStatus');
    await openPortal('/', { locale: 'ar' });
    await page.getByRole('button', { name: 'الكل (7)' }).click();
    const arabic = page.getByRole('dialog', { name: 'الإعلانات' });
    await expect.element(arabic.getByRole('button', { name: /^Notice number 7/u })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('stay those of the first paint when those of another language do not arrive', async () => {
    far.fail('readStatus', 'offline');
    await openPortal('/', { locale: 'ar' });
    await page.getByRole('button', { name: 'الكل (7)' }).click();
    await expect
      .element(page.getByRole('button', { name: /^Notice number 1/u }).last())
      .toBeVisible();
  });
});

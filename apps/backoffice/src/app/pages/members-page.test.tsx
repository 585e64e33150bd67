import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked, openDesk } from '../../testing/desk.tsx';
import { memberRow, memberList } from '../../testing/samples.ts';

const listed = () => asked.filter(({ path }) => path === 'members');

describe('the list of members', () => {
  it('shows account, state and balance of each', async () => {
    const locked = memberRow({ id: 'mbr_0198f0aa7001', account: 'ann_q', state: 'locked' });
    answer('GET members', () => ({ value: memberList([memberRow(), locked]) }));
    openDesk('/members');
    await expect.element(page.getByRole('row', { name: /mike88.*Active/u })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /ann_q.*Locked/u })).toBeVisible();
    await expect.element(page.getByText('฿12,480.50').first()).toBeVisible();
    await expect.element(page.getByText('2 members')).toBeVisible();
    expect(document.title).toBe('Members');
  });

  it('reads search, filters and page from the address and writes them back', async () => {
    const second = memberRow({ id: 'mbr_0198f0aa7001' });
    answer('GET members', () => ({ value: memberList([memberRow(), second]) }));
    const router = openDesk('/members?search=mike&page=2');
    await expect
      .poll(() => listed().at(-1)?.query)
      .toEqual({
        search: 'mike',
        page: '2',
        pageSize: '20',
      });
    await page.getByLabelText('State').selectOptions('locked');
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ search: 'mike', state: 'locked' });
    await expect.poll(() => listed().at(-1)?.query['state']).toBe('locked');
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => router.state.location.search).toEqual({ state: 'locked' });
  });

  it('says that nothing matches and clears the search', async () => {
    answer('GET members', ({ query }) => ({
      value: memberList(query['search'] === undefined ? [memberRow()] : []),
    }));
    openDesk('/members?search=nobody');
    await expect.element(page.getByRole('heading', { name: 'No match' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(page.getByRole('link', { name: 'mike88' })).toBeVisible();
  });

  it('says why it failed and tries again', async () => {
    answer('GET members', () => ({ refusal: 'overloaded', status: 503 }));
    openDesk('/members');
    await expect.element(page.getByText('Refused: overloaded')).toBeVisible();
    answer('GET members', () => ({ value: memberList([memberRow()]) }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('link', { name: 'mike88' })).toBeVisible();
  });

  it('stands right to left in Arabic, with amounts left to right', async () => {
    answer('GET members', () => ({ value: memberList([memberRow()]) }));
    openDesk('/members', 'ar');
    await expect.element(page.getByRole('heading', { name: 'الأعضاء' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('ar');
    await expect.element(page.getByText('฿12,480.50').first()).toHaveAttribute('dir', 'ltr');
  });
});

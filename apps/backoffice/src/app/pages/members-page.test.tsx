import { refusalText, samples, type Sample } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

type Row = Sample<'listMembers'>['content'][number];

const listed = () => far.calls('listMembers');
const member = page.getByRole('link', { name: 'mike88' });

function listOf(content: readonly Row[]): Sample<'listMembers'> {
  return { ...samples.listMembers, content: [...content], total: content.length };
}

/** The member of the sample and another one. */
function two(changes: Partial<Row>): Sample<'listMembers'> {
  const rows = samples.listMembers.content;
  return listOf([...rows, ...rows.map((row) => ({ ...row, id: 'mbr_0198f0aa7001', ...changes }))]);
}

describe('the list of members', () => {
  it('shows account, state and balance of each', async () => {
    far.answer('listMembers', two({ account: 'ann_q', state: 'locked' }));
    await openDesk('/members');
    await expect.element(page.getByRole('row', { name: /mike88.*Active/u })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /ann_q.*Locked/u })).toBeVisible();
    await expect.element(page.getByText('฿12,480.50').first()).toBeVisible();
    await expect.element(page.getByText('2 members')).toBeVisible();
    expect(document.title).toBe('Members');
  });

  it('shows empty lines until they are there', async () => {
    const release = far.hold('listMembers');
    await openDesk('/members');
    const table = page.getByRole('table', { name: 'Members' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(member).toBeVisible();
  });

  it('reads search, filters and page from the address and writes them back', async () => {
    far.answer('listMembers', { ...two({}), totalPages: 2 });
    const router = await openDesk('/members?search=mike&page=2');
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
    far.answer('listMembers', ({ query }) =>
      query['search'] === undefined ? samples.listMembers : listOf([]),
    );
    await openDesk('/members?search=nobody');
    await expect.element(page.getByRole('heading', { name: 'No match' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(member).toBeVisible();
  });

  it('says why it failed and tries again', async () => {
    far.refuse('listMembers', 'overloaded');
    await openDesk('/members');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listMembers', samples.listMembers);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(member).toBeVisible();
  });

  it('stands right to left in Arabic, with amounts left to right', async () => {
    await openDesk('/members', 'ar');
    await expect.element(page.getByRole('heading', { name: 'الأعضاء' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('ar');
    await expect.element(page.getByText('฿12,480.50').first()).toHaveAttribute('dir', 'ltr');
  });
});

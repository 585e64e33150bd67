import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk, sitAs } from '../testing/desk.tsx';

const palette = page.getByRole('dialog', { name: 'Go to' });
const field = palette.getByRole('combobox');
const option = (name: RegExp) => palette.getByRole('option', { name });
const [member] = samples.listMembers.content;

async function openPalette() {
  const router = await openDesk('/security');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette).toBeVisible();
  return router;
}

describe('the palette of the desk', () => {
  it('begins with what waits and the pages, and goes to one by a name with a typo', async () => {
    const router = await openPalette();
    await expect.element(option(/^Deposit that the bank lost/u)).toBeVisible();
    await field.fill('aprovals');
    await expect.element(option(/^Approvals$/u)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/approvals');
    await expect.element(palette).not.toBeInTheDocument();
  });

  it('finds a member by account or id', async () => {
    const router = await openPalette();
    await field.fill(member?.account ?? '');
    await option(new RegExp(`^${member?.account ?? ''}`, 'u'))
      .first()
      .click();
    await expect.poll(() => router.state.location.pathname).toBe(`/members/${member?.id ?? ''}`);
    expect(far.calls('listMembers').at(-1)?.query['search']).toBe(member?.account);
  });

  it('opens a request that waits', async () => {
    const router = await openPalette();
    await option(/^Deposit that the bank lost/u).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ request: samples.listApprovals.content[0]?.id });
  });

  it('says that nothing matches, and why the members could not be searched', async () => {
    far.answer('listMembers', { ...samples.listMembers, content: [], total: 0 });
    await openPalette();
    await field.fill('zzzz');
    await expect.element(palette.getByText('No match for “zzzz”.')).toBeVisible();
    far.fail('listMembers', 'offline');
    await field.fill('zzzzz');
    await expect.element(palette.getByText('The members could not be searched')).toBeVisible();
  });

  it('holds only what the operator may', async () => {
    sitAs({ abilities: [] });
    // The own requests are for everybody; this operator has none.
    far.answer('listApprovals', { ...samples.listApprovals, content: [] });
    await openPalette();
    await field.fill('members');
    await expect.element(palette.getByText('No match for “members”.')).toBeVisible();
    expect(far.calls('listMembers')).toEqual([]);
  });

  it('leads to the keys of the desk, and so does the question mark of every page', async () => {
    await openDesk('/members');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const keys = page.getByRole('dialog', { name: 'Shortcuts' });
    await userEvent.keyboard('?');
    await expect.element(keys.getByText('Go to a page, member or act')).toBeVisible();
    await expect.element(keys.getByText('Next row')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('option', { name: 'Shortcuts' }).click();
    await expect.element(keys).toBeVisible();
  });
});

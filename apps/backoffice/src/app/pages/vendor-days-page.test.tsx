import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/vendorDays';
const opened = `${address}?finding=vfd_0198f0d13000`;
const drawer = () => page.getByRole('dialog', { name: 'Difference' });
const reason = 'sent again by the vendor';

describe('the page of days of vendors', () => {
  it('shows differences, oldest first, and the days that were compared', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Not in our books.*SIM_RS.*tx-80417.*nobody/u }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /2026-03-01.*81,240\.00.*4102.*fetched/u }))
      .toBeVisible();
    expect(far.calls('listVendorFindings').at(-1)?.query).toEqual({ view: 'open', limit: '20' });
  });

  it('is taken by who decides it', async () => {
    await openDesk(opened);
    await expect.element(drawer().getByText(/a bet that we never got/u)).toBeVisible();
    await drawer()
      .getByRole('button', { name: /^Make it mine/u })
      .click();
    await expect.poll(() => far.calls('claimVendorFinding')).toHaveLength(1);
  });

  it('is decided by its owner, for a reason', async () => {
    const content = [samples.claimVendorFinding];
    far.answer('listVendorFindings', { content, nextCursor: null });
    await openDesk(opened);
    const decide = drawer().getByRole('button', { name: /^Decide/u });
    await decide.click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await drawer().getByLabelText('Whose books are right').selectOptions('theirs');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill(reason);
    far.refuse('decideVendorFinding', 'finding_owned');
    await decide.click();
    await expect.element(page.getByText(refusalText('finding_owned'))).toBeVisible();
    far.answer('decideVendorFinding', samples.decideVendorFinding);
    await decide.click();
    await expect
      .poll(() => far.calls('decideVendorFinding').at(-1)?.body)
      .toEqual({ decision: 'theirs', reason });
  });

  it('says how a difference was decided', async () => {
    const content = [samples.decideVendorFinding];
    far.answer('listVendorFindings', { content, nextCursor: null });
    await openDesk(`${opened}&view=closed`);
    await expect.element(drawer().getByText(reason)).toBeVisible();
    expect(
      drawer()
        .getByRole('button', { name: /^Decide/u })
        .elements(),
    ).toEqual([]);
  });

  it('says of one that ended by itself that the books agree now', async () => {
    const undecided = { decision: null, reason: null, closedBy: null, agrees: true };
    const content = [{ ...samples.decideVendorFinding, ...undecided }];
    far.answer('listVendorFindings', { content, nextCursor: null });
    await openDesk(`${opened}&view=closed`);
    await expect.element(drawer().getByText(/a later comparison of the day agrees/u)).toBeVisible();
    expect(drawer().getByText('Decided by').elements()).toEqual([]);
    expect(
      drawer()
        .getByRole('button', { name: /^Make it mine/u })
        .elements(),
    ).toEqual([]);
  });

  it('compares a day by asking the vendor, and says when it does not tell', async () => {
    far.refuse('runVendorDay', 'vendor_books_unavailable');
    await openDesk(address);
    const compare = page.getByRole('button', { name: 'Compare', exact: true });
    await compare.click();
    await expect.element(page.getByText('Choose a day.')).toBeVisible();
    await page.getByLabelText('Day').first().fill('2026-03-01');
    await compare.click();
    await expect.element(page.getByText(refusalText('vendor_books_unavailable'))).toBeVisible();
    expect(far.calls('runVendorDay').at(-1)?.body).toEqual({
      vendorCode: 'SIM_RS',
      day: '2026-03-01',
    });
  });

  it('holds a file of a vendor against a day, and says which line it cannot read', async () => {
    await openDesk(address);
    const compare = page.getByRole('button', { name: 'Compare with the file' });
    await page.getByLabelText('Vendor').last().selectOptions('HARBOUR');
    await page.getByLabelText('Day').last().fill('2026-03-01');
    await compare.click();
    await expect.element(page.getByText('Choose a file.')).toBeVisible();
    const text = 'txId,stake\n';
    const file = new File([text], 'march.csv', { type: 'text/csv' });
    await userEvent.upload(page.getByLabelText('File', { exact: true }), file);
    far.refuse('importVendorDay', 'vendor_file_unreadable');
    await compare.click();
    await expect.element(page.getByText(refusalText('vendor_file_unreadable'))).toBeVisible();
    expect(far.calls('importVendorDay').at(-1)?.body).toEqual({
      vendorCode: 'HARBOUR',
      day: '2026-03-01',
      file: text,
    });
  });

  it('says of a line that cannot be read what to do, and shows our side', async () => {
    const kind = 'line_unreadable';
    const content = [{ ...samples.claimVendorFinding, kind, theirs: null } as const];
    far.answer('listVendorFindings', { content, nextCursor: null });
    await openDesk(opened);
    await expect.element(drawer().getByText(/in a line that can't be read/u)).toBeVisible();
  });

  it('says that nothing waits, that nothing was compared, and why a list failed', async () => {
    far.answer('listVendorFindings', { content: [], nextCursor: null });
    far.answer('readVendorDays', { ...samples.readVendorDays, vendors: [], days: [] });
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'No difference waits' })).toBeVisible();
    await expect.element(page.getByText('Nothing was compared yet.')).toBeVisible();
    far.refuse('listVendorFindings', 'overloaded');
    await page.getByLabelText('List').selectOptions('closed');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listVendorFindings', samples.listVendorFindings);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(page.getByRole('row', { name: /SIM_RS/u })).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('readVendorDays', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The days can't be shown")).toBeVisible();
    far.answer('readVendorDays', samples.readVendorDays);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(page.getByRole('row', { name: /2026-03-01.*fetched/u })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk(opened, 'ar');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

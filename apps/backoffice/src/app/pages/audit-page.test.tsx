import '../styles.css';
import { trailFields, trailWordFields } from '@portal/protocol';
import { refusalText, samples, type Sample } from '@portal/protocol/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

type Chain = Sample<'readAuditChain'>;
const chain = samples.readAuditChain;

function checkedChain(check: Partial<NonNullable<Chain['lastCheck']>>): Chain {
  const checked = { at: '2026-03-02T02:41:00Z', position: '1230', holds: true, faults: [] };
  return { ...chain, lastCheck: { ...checked, ...check } };
}

const row = page.getByRole('row', { name: /harbour.*Locked/u });
const listed = () => far.calls('listAuditEntries').at(-1)?.query;

describe('the audit page', () => {
  it('shows who did what and why, and that the chain holds', async () => {
    await openDesk('/audit');
    await expect.element(row).toBeVisible();
    await expect.element(page.getByText('Holds')).toBeVisible();
    await expect.element(page.getByText('Sealed up to entry 1,234')).toBeVisible();
    expect(document.title).toBe('Audit');
  });

  it('shows amounts as money, with their currency', async () => {
    const [entry] = samples.listAuditEntries.content;
    const before = { amount: '1500.00 THB', kind: 'loss' };
    const after = { amount: '2000000 VND', kind: 'loss' };
    const content = entry === undefined ? [] : [{ ...entry, before, after }];
    far.answer('listAuditEntries', { content, nextCursor: null });
    await openDesk('/audit');
    await expect.element(page.getByText('฿1,500.00')).toBeVisible();
    await expect.element(page.getByText('₫2,000,000')).toBeVisible();
    expect(page.getByText('loss').elements()).toEqual([]);
  });

  it('says a ruling and why an order was rejected in words, its bare amounts as money', async () => {
    const [entry] = samples.listAuditEntries.content;
    const order = { amount: '3000.00', currency: 'THB' };
    const ruled = { ...order, ruling: 'payer_right', arrived: '1250.50' };
    const told = [
      ['trl_0198f0c20001', 'withdrawal.rule', ruled],
      ['trl_0198f0c20002', 'withdrawal.reject', { ...order, code: 'name_differs' }],
      [
        'trl_0198f0c20003',
        'deposit.refuse',
        { ...order, code: 'name_differs', provider: 'manual' },
      ],
    ] as const;
    const content = told.flatMap(([id, action, after]) =>
      entry === undefined ? [] : [{ ...entry, id, action, before: null, after }],
    );
    far.answer('listAuditEntries', { content, nextCursor: null });
    await openDesk('/audit');
    const said = page.getByRole('row', { name: /฿3,000\.00.*Ruling.*It arrived.*฿1,250\.50/u });
    await expect.element(said).toBeVisible();
    await expect.element(page.getByText('Account in another name')).toBeVisible();
    const refused = page.getByRole('row', { name: /Paid in another name.*by hand/u });
    await expect.element(refused).toBeVisible();
  });

  it('marks that nothing changed', async () => {
    const [entry] = samples.listAuditEntries.content;
    const content = entry === undefined ? [] : [{ ...entry, before: null, after: null }];
    far.answer('listAuditEntries', { content, nextCursor: null });
    await openDesk('/audit');
    await expect.element(row).toBeVisible();
    const header = page.getByRole('table', { name: 'Audit' }).getByRole('columnheader').elements();
    const place = header.findIndex((cell) => cell.textContent === 'Before and after');
    expect(row.getByRole('cell').elements()[place]?.textContent).toBe('—');
  });

  it('shows empty lines until the entries are there, and no word about the chain before it is', async () => {
    const releases = [far.hold('listAuditEntries'), far.hold('readAuditChain')];
    await openDesk('/audit');
    const table = page.getByRole('table', { name: 'Audit' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    expect(page.getByRole('button', { name: 'Verify now' }).elements()).toHaveLength(0);
    releases.forEach((release) => release());
    await expect.element(row).toBeVisible();
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    await expect.element(page.getByText('Holds')).toBeVisible();
  });

  it('keeps subject and action in the address, and clears both when nothing matches', async () => {
    far.answer('listAuditEntries', ({ query }) =>
      query['action'] === undefined ? samples.listAuditEntries : { content: [], nextCursor: null },
    );
    const days = 'from=2026-02-01&to=2026-03-02';
    const router = await openDesk(`/audit?subjectId=mbr_0198f0aa7000&${days}`);
    await expect.element(row).toBeVisible();
    const range = { from: '2026-02-01', to: '2026-03-02' };
    expect(listed()).toMatchObject({ subjectId: 'mbr_0198f0aa7000', ...range });
    await page.getByLabelText('Action').selectOptions('Registered');
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ subjectId: 'mbr_0198f0aa7000', action: 'member.register', ...range });
    await expect.element(page.getByRole('heading', { name: 'No line matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).last().click();
    await expect.element(row).toBeVisible();
    expect(router.state.location.search).toEqual({});
  });

  it('shows moments as everywhere', async () => {
    const [entry] = samples.listAuditEntries.content;
    const after = { until: '2027-05-29T00:37:51.289105Z' };
    far.answer('listAuditEntries', {
      content: entry === undefined ? [] : [{ ...entry, before: null, after }],
      nextCursor: null,
    });
    await openDesk('/audit');
    await expect.element(row.getByText(/^2027-05-29 \d\d:37:51$/u)).toBeVisible();
  });

  it('says fields and states in words, and whose id stands in an entry', async () => {
    const [entry] = samples.listAuditEntries.content;
    const before = { state: 'open', isOpen: 'true' };
    const after = { case: 'pcs_0198f0aa7001', source: 'papers', askedBy: 'opr_0198f0aa6001' };
    const names = { opr_0198f0aa6001: 'quay' };
    const content = entry === undefined ? [] : [{ ...entry, before, after, names }];
    far.answer('listAuditEntries', { content, nextCursor: null });
    await openDesk('/audit', 'ar');
    await expect.element(page.getByText('القضية')).toBeVisible();
    await expect.element(page.getByText('المصدر')).toBeVisible();
    await expect.element(page.getByText('الوثائق')).toBeVisible();
    await expect.element(page.getByText('نعم')).toBeVisible();
    await expect.element(page.getByText('quay')).toBeVisible();
    await expect.element(page.getByTitle('opr_0198f0aa6001')).toBeVisible();
    expect(page.getByText(/case|source|papers|open/u).elements()).toEqual([]);
  });

  it('shows no code of ours, in any of its fields', async () => {
    const [entry] = samples.listAuditEntries.content;
    const words = Object.fromEntries(trailWordFields.map((field) => [field, 'AWAIT_RECEIPT']));
    const others = Object.fromEntries(trailFields.map((field) => [field, '١']));
    const lists = { marks: 'phone, id_number', flags: 'NO_BET, NO_BONUS', scope: 'LIVE' };
    const codes = { role: 'cashier', code: 'in_incorrect_password' };
    const after = { ...others, ...words, ...lists, ...codes };
    const content = entry === undefined ? [] : [{ ...entry, before: null, after, reason: null }];
    far.answer('listAuditEntries', { content, nextCursor: null });
    await openDesk('/audit', 'ar');
    await expect.element(page.getByText('رقم الجوال, الوثيقة')).toBeVisible();
    await expect.element(page.getByText('طاولات مباشرة')).toBeVisible();
    const ours = [...Object.keys(after), ...Object.values(after)].filter((code) => code !== '١');
    const shown = new Set((document.body.textContent ?? '').match(/[a-z_]+/giu));
    expect(ours.filter((code) => shown.has(code))).toEqual([]);
  });

  it('names who and whom, with the ids and the address in the drawer', async () => {
    const router = await openDesk('/audit');
    await expect.element(page.getByText('mike88')).toBeVisible();
    await page.getByRole('button', { name: 'Locked' }).click();
    const drawer = page.getByRole('dialog', { name: 'Locked' });
    await expect.element(drawer.getByText('203.0.113.9')).toBeVisible();
    await expect.element(drawer.getByTitle('opr_0198f0aa6000')).toBeVisible();
    await expect.element(drawer.getByTitle('mbr_0198f0aa7000')).toBeVisible();
    await expect.element(drawer.getByText('Asked by the member')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('entry');
    await expect.element(page.getByRole('button', { name: 'Locked' })).toHaveFocus();
  });

  it('asks for other days, and saves what the filters leave as a file', async () => {
    const kept = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
    await openDesk('/audit?from=2026-02-01&to=2026-03-02&action=member.lock');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .poll(() => far.calls('readAuditFile').at(-1)?.query)
      .toEqual({
        from: '2026-02-01',
        to: '2026-03-02',
        action: 'member.lock',
      });
    await expect.poll(() => kept.mock.calls.length).toBe(1);
    kept.mockRestore();
    await page.getByRole('button', { name: 'Previous dates' }).click();
    await expect.poll(() => listed()?.['to']).toBe('2026-01-31');
  });

  it('says why no file is made', async () => {
    far.refuse('readAuditFile', 'overloaded');
    await openDesk('/audit');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const said = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
    await expect.element(said).toMatchTextContent(/^The file couldn't be made/u);
  });

  it.each([
    [1280, 800],
    [390, 844],
    [320, 700],
  ])('has nothing beyond the edge at %i, in Arabic too', async (...size) => {
    await page.viewport(...size);
    await openDesk('/audit', 'ar');
    await expect.element(page.getByText('mike88')).toBeVisible();
    const frame = page.getByRole('region', { name: 'سجل التدقيق' }).element();
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth + 1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0]);
    await expect.element(page.getByText('الحالة').first()).toBeInTheDocument();
    await page.viewport(1280, 800);
  });

  it('says why the entries are not there and asks for them again', async () => {
    far.refuse('listAuditEntries', 'overloaded');
    await openDesk('/audit');
    await expect
      .element(page.getByRole('heading', { name: "The audit trail can't be shown" }))
      .toBeVisible();
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listAuditEntries', samples.listAuditEntries);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('listAuditEntries', 'offline');
    await openDesk('/audit');
    const failed = page.getByRole('alert').filter({ hasText: "The audit trail can't be shown" });
    await expect.element(failed.getByText(/connection/iu)).toBeVisible();
  });

  it('names the places where the chain is broken', async () => {
    const faults = [
      { kind: 'entry_changed' as const, position: '7', entryId: 'trl_0198f0aa7001' },
      { kind: 'tail_missing' as const, position: '9', entryId: null },
    ];
    far.answer('readAuditChain', checkedChain({ holds: false, faults }));
    await openDesk('/audit');
    await expect.element(page.getByText('Broken')).toBeVisible();
    await expect.element(page.getByText('7 · trl_0198f0aa7001')).toBeVisible();
    await expect.element(page.getByText('The end was cut off')).toBeVisible();
  });

  it('says that nothing is sealed and verified yet', async () => {
    far.answer('readAuditChain', { ...chain, sealedAt: null, lastCheck: null });
    await openDesk('/audit');
    await expect.element(page.getByText('Nothing is sealed yet')).toBeVisible();
    await expect.element(page.getByText('Not verified yet')).toBeVisible();
  });

  it('has the chain verified and waits for the outcome', async () => {
    far.answer('readAuditChain', () =>
      far.calls('checkAuditChain').length === 0
        ? chain
        : checkedChain({ at: '2026-03-02T12:00:00Z' }),
    );
    await openDesk('/audit');
    const button = page.getByRole('button', { name: 'Verify now' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button, { timeout: 5000 }).not.toHaveAttribute('aria-busy', 'true');
  });

  it('says why the chain is not verified', async () => {
    far.refuse('checkAuditChain', 'too_many_requests');
    await openDesk('/audit');
    const button = page.getByRole('button', { name: 'Verify now' });
    await button.click();
    await expect.element(page.getByText(refusalText('too_many_requests'))).toBeVisible();
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  });

  it('says so when the chain cannot be asked for, and keeps the entries', async () => {
    far.refuse('readAuditChain', 'internal_error');
    await openDesk('/audit');
    await expect.element(page.getByText("The seal can't be shown")).toBeVisible();
    await expect.element(row).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/audit', 'ar');
    await expect.element(page.getByRole('row', { name: /harbour/u })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

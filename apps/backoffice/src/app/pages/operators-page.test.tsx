import { abilitiesOf } from '@portal/protocol';
import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk, sitAs } from '../../testing/desk.tsx';

const drawer = () => page.getByRole('dialog', { name: 'quay' });
const sent = (name: Parameters<typeof far.calls>[0]) => far.calls(name)[0]?.body;

describe('the people of the desk', () => {
  it('are listed with role, state and last login, the own line marked', async () => {
    await openDesk('/operators');
    await expect.element(page.getByRole('row', { name: /quay.*Cashier.*Active/u })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /harbour.*You.*Owner/u })).toBeVisible();
  });

  it('show who is locked, has a temporary password or no second factor', async () => {
    const [line] = samples.listOperators.content;
    const content = line === undefined ? [] : [{ ...line, state: 'locked' as const }];
    const bare = content.map((row) => ({ ...row, mustChangePassword: true, hasFactor: false }));
    far.answer('listOperators', { content: bare, nextCursor: null });
    await openDesk('/operators');
    await expect
      .element(page.getByRole('row', { name: /quay.*Locked.*No second factor.*Temporary/u }))
      .toBeVisible();
  });

  it.each([
    [1280, 800],
    [390, 844],
    [320, 700],
  ])('stand within the edges at %i, in Arabic', async (...size) => {
    await page.viewport(...size);
    await openDesk('/operators', 'ar');
    await expect.element(page.getByText('quay').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0]);
    await page.viewport(1280, 800);
  });

  it('are awaited, and come at a press when the line was down', async () => {
    const release = far.hold('listOperators');
    await openDesk('/operators');
    const table = page.getByRole('table', { name: 'Operators' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    const row = page.getByRole('row', { name: /quay.*Cashier.*Active/u });
    await expect.element(row).toBeVisible();
    await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
    far.fail('listOperators', 'offline');
    await page.getByLabelText('State').selectOptions('active');
    const retry = page.getByRole('button', { name: 'Retry' }).first();
    await expect.element(retry).toBeVisible();
    far.answer('listOperators', samples.listOperators);
    await retry.click();
    await expect.element(row).toBeVisible();
  });

  it('are filtered by the address', async () => {
    const router = await openDesk('/operators?role=cashier&state=nonsense');
    await expect
      .poll(() => far.calls('listOperators').at(-1)?.query)
      .toEqual({ role: 'cashier', limit: '20' });
    await page.getByLabelText('State').selectOptions('locked');
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ role: 'cashier', state: 'locked' });
  });

  it('are locked and given another role for a reason', async () => {
    far.answer('lockOperator', samples.lockOperator);
    far.answer('changeOperatorRole', samples.changeOperatorRole);
    await openDesk('/operators');
    await page.getByRole('button', { name: 'quay' }).click();
    await drawer().getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Left the team');
    await drawer().getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('quay is locked.').first()).toBeInTheDocument();
    expect(sent('lockOperator')).toEqual({ reason: 'Left the team' });
    await drawer().getByRole('combobox', { name: 'Action' }).selectOptions('change_role');
    await drawer().getByRole('combobox', { name: 'Role' }).selectOptions('auditor');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('New task');
    await drawer().getByRole('button', { name: 'Change role' }).click();
    await expect.element(page.getByText('quay has another role.').first()).toBeInTheDocument();
    expect(sent('changeOperatorRole')).toEqual({ role: 'auditor', reason: 'New task' });
  });

  it('are given no role that may do more than the own one', async () => {
    sitAs({ role: 'admin', abilities: [...abilitiesOf('admin')] });
    await openDesk('/operators');
    await page.getByRole('button', { name: 'New operator' }).click();
    const roles = page.getByRole('dialog', { name: 'New operator' }).getByRole('combobox');
    await expect.element(roles).toHaveValue('admin');
    const offered = roles
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
    expect(offered).toContain('Support');
    expect(offered).not.toContain('Owner');
    expect(offered).not.toContain('Cashier');
  });

  it('stand for whoever opened them until another person confirms it', async () => {
    const [line, self] = samples.listOperators.content;
    const stands = { standsFor: ['harbour'], abilities: ['lock' as const, 'confirm' as const] };
    const rows = line === undefined || self === undefined ? [] : [{ ...line, ...stands }, self];
    far.answer('listOperators', { content: rows, nextCursor: null });
    await openDesk('/operators');
    const row = page.getByRole('row', { name: /quay.*Stands for harbour/u });
    await expect.element(row).toBeVisible();
    await page.getByRole('button', { name: 'quay' }).click();
    await expect
      .element(drawer().getByText(/counts as harbour wherever two people/u))
      .toBeVisible();
    await drawer().getByRole('combobox', { name: 'Action' }).selectOptions('confirm');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Met her at the office');
    const button = drawer().getByRole('button', { name: 'Confirm the person' });
    far.refuse('confirmOperator', 'approval_decider_barred');
    await button.click();
    await expect.element(page.getByText(refusalText('approval_decider_barred'))).toBeVisible();
    far.answer('confirmOperator', samples.confirmOperator);
    await button.click();
    await expect.element(page.getByText(/quay is confirmed/u).first()).toBeInTheDocument();
    expect(far.calls('confirmOperator').at(-1)?.body).toEqual({ reason: 'Met her at the office' });
  });

  it.each(['en', 'ar'] as const)('say whom they stand for at 320, in %s', async (language) => {
    const [line] = samples.listOperators.content;
    const stands = { standsFor: ['harbour', 'lighthouse'], abilities: ['confirm' as const] };
    const rows = line === undefined ? [] : [{ ...line, ...stands }];
    far.answer('listOperators', { content: rows, nextCursor: null });
    await page.viewport(320, 700);
    await openDesk('/operators?operator=opr_0198f0aa6001', language);
    await expect
      .element(
        drawer()
          .getByText(/harbour, lighthouse/u)
          .first(),
      )
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });

  it('keep the reason when the server refuses', async () => {
    far.refuse('lockOperator', 'operator_is_last');
    await openDesk('/operators?operator=opr_0198f0aa6001');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Left the team');
    await drawer().getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText(refusalText('operator_is_last'))).toBeVisible();
    await expect
      .element(drawer().getByRole('textbox', { name: 'Reason' }))
      .toHaveValue('Left the team');
  });

  it('are signed out in one browser, for a reason (R71)', async () => {
    await openDesk('/operators?operator=opr_0198f0aa6001');
    const sheet = drawer();
    await expect.element(sheet.getByText('Firefox, Linux')).toBeVisible();
    await sheet.getByRole('button', { name: 'End session' }).click();
    const dialog = page.getByRole('dialog', { name: 'End session' });
    await dialog.getByRole('button', { name: 'End session' }).click();
    await expect.element(dialog.getByText('Use at least 3 characters.')).toBeVisible();
    expect(far.calls('endSessionsOfOperator')).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost the phone');
    far.refuse('endSessionsOfOperator', 'overloaded');
    await dialog.getByRole('button', { name: 'End session' }).click();
    await expect.element(dialog.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('endSessionsOfOperator', samples.endSessionsOfOperator);
    await dialog.getByRole('button', { name: 'End session' }).click();
    await expect
      .poll(() => far.calls('endSessionsOfOperator').at(-1)?.body)
      .toEqual({ sessionId: 'ses_0198f0aa7001', reason: 'Lost the phone' });
    await expect.element(sheet.getByText('Over', { exact: true })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'End session' }).elements()).toHaveLength(0);
  });

  it('are shown without sessions, and with why these did not arrive', async () => {
    far.refuse('readSessionsOfOperator', 'overloaded');
    await openDesk('/operators?operator=opr_0198f0aa6001');
    await expect.element(drawer().getByText("The sessions can't be shown")).toBeVisible();
    far.answer('readSessionsOfOperator', { sessions: [], abilities: [] });
    await drawer().getByRole('button', { name: 'Retry' }).click();
    await expect.element(drawer().getByText(/Nobody signed in to this account/u)).toBeVisible();
  });

  it('are not signed out by whoever may only look', async () => {
    far.answer('readSessionsOfOperator', { ...samples.readSessionsOfOperator, abilities: [] });
    await openDesk('/operators?operator=opr_0198f0aa6001');
    await expect.element(drawer().getByText('Firefox, Linux')).toBeVisible();
    expect(drawer().getByRole('button', { name: 'End session' }).elements()).toHaveLength(0);
    expect(drawer().getByRole('button', { name: 'End all sessions' }).elements()).toHaveLength(0);
  });

  it('offer nothing about the own account', async () => {
    await openDesk('/operators?operator=opr_0198f0aa6000');
    const self = page.getByRole('dialog', { name: 'harbour' });
    await expect.element(self.getByText(/Nobody changes the own account/u)).toBeVisible();
    expect(self.getByRole('textbox').elements()).toHaveLength(0);
  });

  it('are made with a password that is shown once', async () => {
    far.answer('createOperator', samples.createOperator);
    await openDesk('/operators');
    await page.getByRole('button', { name: 'New operator' }).click();
    const form = page.getByRole('dialog', { name: 'New operator' });
    await form.getByRole('button', { name: 'Make operator' }).click();
    await expect.element(form.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await form.getByRole('textbox', { name: 'Username' }).fill('quay');
    await form.getByRole('textbox', { name: 'Reason' }).fill('New in the team');
    await form.getByRole('button', { name: 'Make operator' }).click();
    await expect.element(form.getByText('dEmo-Pa55-w0rd-0nce-')).toBeVisible();
    expect(sent('createOperator')).toEqual({
      username: 'quay',
      role: 'cashier',
      reason: 'New in the team',
    });
    const kept = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await form.getByRole('button', { name: 'Copy the password' }).click();
    await expect.element(form.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(kept.mock.calls).toEqual([['dEmo-Pa55-w0rd-0nce-']]);
    kept.mockRestore();
    await form.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(page.getByRole('button', { name: 'New operator' })).toHaveFocus();
    await page.getByRole('button', { name: 'New operator' }).click();
    expect(page.getByText('dEmo-Pa55-w0rd-0nce-').elements()).toHaveLength(0);
  });

  it('are read only for whoever may not manage', async () => {
    sitAs({ role: 'auditor', abilities: ['operators.read'] });
    const lines = samples.listOperators.content.map((line) => ({ ...line, abilities: [] }));
    far.answer('listOperators', { content: lines, nextCursor: null });
    await openDesk('/operators');
    await expect.element(page.getByRole('row', { name: /quay/u })).toBeVisible();
    expect(page.getByRole('button', { name: 'New operator' }).elements()).toHaveLength(0);
  });

  it('say who must have a second factor, which is changed for a reason (R67)', async () => {
    far.answer('readOperatorSecurity', { ...samples.readOperatorSecurity, proofs: ['password'] });
    await openDesk('/operators');
    await expect.element(page.getByText('Not required').first()).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Second factors' });
    await dialog.getByRole('checkbox', { name: 'Operators must have a second factor' }).click();
    await expect.element(dialog.getByText(/You have none yourself/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect.element(dialog.getByText('Use at least 3 characters.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('An audit asks for it');
    far.refuse('changeFactorPolicy', 'content_changed');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect.element(dialog.getByText(refusalText('content_changed'))).toBeVisible();
    far.answer('changeFactorPolicy', samples.changeFactorPolicy);
    far.answer('readFactorPolicy', samples.changeFactorPolicy);
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Required', { exact: true })).toBeVisible();
    expect(far.calls('changeFactorPolicy').at(-1)?.body).toEqual({
      staff: true,
      agents: false,
      revision: samples.readFactorPolicy.revision,
      reason: 'An audit asks for it',
    });
  });

  it('show who must have one to whoever may only look, and why that did not arrive', async () => {
    far.refuse('readFactorPolicy', 'overloaded');
    await openDesk('/operators');
    const failed = page.getByText("Who must have a second factor can't be shown");
    await expect.element(failed).toBeVisible();
    far.answer('readFactorPolicy', { ...samples.readFactorPolicy, abilities: [] });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Not required').first()).toBeVisible();
    expect(page.getByRole('button', { name: 'Change', exact: true }).elements()).toHaveLength(0);
  });

  it('say that nobody matches, and why the list failed', async () => {
    far.answer('listOperators', { content: [], nextCursor: null });
    await openDesk('/operators?state=locked');
    await expect.element(page.getByRole('heading', { name: 'No operator matches' })).toBeVisible();
    far.refuse('listOperators', 'overloaded');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });
});

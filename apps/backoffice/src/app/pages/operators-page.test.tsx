import { samples } from '@portal/protocol/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked, openDesk } from '../../testing/desk.tsx';
import { operator } from '../../testing/samples.ts';

beforeEach(() => {
  answer('GET operators', () => ({ value: samples.listOperators }));
});

const drawer = () => page.getByRole('dialog', { name: 'quay' });
const sent = (end: string): unknown =>
  JSON.parse(asked.find(({ path, method }) => method !== 'GET' && path.endsWith(end))?.body ?? '');

describe('the people of the desk', () => {
  it('are listed with role, state and last login, the own line marked', async () => {
    openDesk('/operators');
    await expect.element(page.getByRole('row', { name: /quay.*Cashier.*Active/u })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /harbour.*You.*Owner/u })).toBeVisible();
  });

  it('are filtered by the address', async () => {
    const router = openDesk('/operators?role=cashier&state=nonsense');
    await expect.poll(() => asked.at(-1)?.query).toEqual({ role: 'cashier', limit: '20' });
    await page.getByLabelText('State').selectOptions('locked');
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ role: 'cashier', state: 'locked' });
  });

  it('are locked and given another role for a reason', async () => {
    answer('POST operators/*/lock', () => ({ value: samples.lockOperator }));
    answer('PUT operators/*/role', () => ({ value: samples.changeOperatorRole }));
    openDesk('/operators');
    await page.getByRole('button', { name: 'quay' }).click();
    await drawer().getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Left the team');
    await drawer().getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('quay is locked.').first()).toBeInTheDocument();
    expect(sent('/lock')).toEqual({ reason: 'Left the team' });
    await drawer().getByRole('combobox', { name: 'Action' }).selectOptions('change_role');
    await drawer().getByRole('combobox', { name: 'Role' }).selectOptions('auditor');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('New task');
    await drawer().getByRole('button', { name: 'Change role' }).click();
    await expect.element(page.getByText('quay has another role.').first()).toBeInTheDocument();
    expect(sent('/role')).toEqual({ role: 'auditor', reason: 'New task' });
  });

  it('keep the reason when the server refuses', async () => {
    answer('POST operators/*/lock', () => ({ refusal: 'operator_is_last', status: 409 }));
    openDesk('/operators?operator=opr_0198f0aa6001');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Left the team');
    await drawer().getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('Refused: operator_is_last')).toBeVisible();
    await expect
      .element(drawer().getByRole('textbox', { name: 'Reason' }))
      .toHaveValue('Left the team');
  });

  it('offer nothing about the own account', async () => {
    openDesk('/operators?operator=opr_0198f0aa6000');
    const self = page.getByRole('dialog', { name: 'harbour' });
    await expect.element(self.getByText(/Nobody changes the own account/u)).toBeVisible();
    expect(self.getByRole('textbox').elements()).toHaveLength(0);
  });

  it('are made with a password that is shown once', async () => {
    answer('POST operators', () => ({ value: samples.createOperator }));
    openDesk('/operators');
    await page.getByRole('button', { name: 'New operator' }).click();
    const form = page.getByRole('dialog', { name: 'New operator' });
    await form.getByRole('button', { name: 'Make operator' }).click();
    await expect.element(form.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await form.getByRole('textbox', { name: 'Username' }).fill('quay');
    await form.getByRole('textbox', { name: 'Reason' }).fill('New in the team');
    await form.getByRole('button', { name: 'Make operator' }).click();
    await expect.element(form.getByText('dEmo-Pa55-w0rd-0nce-')).toBeVisible();
    expect(sent('operators')).toEqual({
      username: 'quay',
      role: 'cashier',
      reason: 'New in the team',
    });
    await form.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'New operator' }).click();
    expect(page.getByText('dEmo-Pa55-w0rd-0nce-').elements()).toHaveLength(0);
  });

  it('are read only for whoever may not manage', async () => {
    const auditor = { ...operator, role: 'auditor', abilities: ['operators.read'] };
    answer('GET session/me', () => ({ value: auditor }));
    answer('POST session/resume', () => ({ value: { token: 't', operator: auditor } }));
    const lines = samples.listOperators.content.map((line) => ({ ...line, abilities: [] }));
    answer('GET operators', () => ({ value: { content: lines, nextCursor: null } }));
    openDesk('/operators');
    await expect.element(page.getByRole('row', { name: /quay/u })).toBeVisible();
    expect(page.getByRole('button', { name: 'New operator' }).elements()).toHaveLength(0);
  });

  it('say that nobody matches, and why the list failed', async () => {
    answer('GET operators', () => ({ value: { content: [], nextCursor: null } }));
    openDesk('/operators?state=locked');
    await expect.element(page.getByRole('heading', { name: 'No operator matches' })).toBeVisible();
    answer('GET operators', () => ({ refusal: 'overloaded', status: 503 }));
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(page.getByText('Refused: overloaded')).toBeVisible();
  });
});

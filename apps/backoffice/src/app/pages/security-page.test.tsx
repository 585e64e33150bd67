import { refusalText, samples } from '@portal/protocol/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lockDesk, unlockDesk } from '../../features/security/idle-state.ts';
import { far, openDesk } from '../../testing/desk.tsx';

const unbound = { ...samples.readOperatorSecurity, authenticatorSince: null, recoveryCodes: 0 };
const code = samples.confirmOperatorAuthenticator.recoveryCodes[0] ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const password = page.getByRole('textbox', { name: /^Password/u });

beforeEach(unlockDesk);

describe('the security of an operator', () => {
  it('is bound after a proof, by the code of the app, and shows recovery codes once', async () => {
    far.answer('readOperatorSecurity', unbound);
    far.refuse('startOperatorAuthenticator', 'step_up_required', { kinds: ['password'] });
    await openDesk('/security');
    await press('Bind an authenticator');
    const dialog = page.getByRole('dialog', { name: "Confirm that it's you" });
    await expect.element(dialog).toBeVisible();
    far.answer('startOperatorAuthenticator', samples.startOperatorAuthenticator);
    await password.fill('many quiet words');
    await press('Confirm');
    await expect.element(page.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(far.calls('stepUpOperator').map(({ body }) => body)).toEqual([
      { kind: 'password', proof: 'many quiet words' },
    ]);
    await page.getByRole('textbox', { name: /^Code/u }).fill('123456');
    far.answer('readOperatorSecurity', samples.readOperatorSecurity);
    await press('Bind');
    await expect.element(page.getByText(code)).toBeVisible();
    await press('I have written them down');
    await expect.element(page.getByText(code)).not.toBeInTheDocument();
  });

  it('says under the code that it is wrong', async () => {
    far.answer('readOperatorSecurity', unbound);
    far.refuse('confirmOperatorAuthenticator', 'proof_incorrect');
    await openDesk('/security');
    await press('Bind an authenticator');
    await page.getByRole('textbox', { name: /^Code/u }).fill('12');
    await press('Bind');
    await expect.element(page.getByText('Enter six digits.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Code/u }).fill('123456');
    await press('Bind');
    await expect.element(page.getByText(refusalText('proof_incorrect'))).toBeVisible();
  });

  it('stays as it is when nobody proves anything', async () => {
    far.refuse('deleteOperatorAuthenticator', 'step_up_required', { kinds: ['password'] });
    await openDesk('/security');
    await press('Take it off');
    await press('Cancel');
    await expect.element(page.getByText(/10 recovery codes left/u)).toBeVisible();
  });

  it('says what a refusal was about', async () => {
    far.refuse('deleteOperatorAuthenticator', 'factor_is_required');
    await openDesk('/security');
    await press('Take it off');
    await expect.element(page.getByText(refusalText('factor_is_required'))).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    far.refuse('readOperatorSecurity', 'internal_error');
    await openDesk('/security');
    await expect.element(page.getByText("Your account's protection can't be shown")).toBeVisible();
    far.answer('readOperatorSecurity', unbound);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(page.getByText('Not bound')).toBeVisible();
  });

  it('lists where the operator is signed in, and ends what is somewhere else', async () => {
    await openDesk('/security');
    await expect.element(page.getByText('Safari, iPhone')).toBeVisible();
    await expect.element(page.getByText('Unknown browser')).toBeVisible();
    await press('End');
    await press('End all others');
    await expect.poll(() => far.calls('endOtherOperatorSessions')).toHaveLength(1);
    expect(far.calls('endOperatorSession')).toHaveLength(1);
  });

  it('is where an operator is led of whom the site wants a second factor', async () => {
    far.refuse('listMembers', 'factor_required');
    far.answer('readOperatorSecurity', { ...unbound, isFactorRequired: true });
    const router = await openDesk('/members');
    await expect.poll(() => router.state.location.pathname).toBe('/security');
    await expect.element(page.getByText(/The site wants a second factor/u)).toBeVisible();
  });
});

describe('a desk that nobody touched', () => {
  it('shows nothing of itself until its operator is proven', async () => {
    far.answer('readOperatorSecurity', unbound);
    await openDesk('/security');
    await expect.element(page.getByText('Safari, iPhone')).toBeVisible();
    lockDesk();
    await expect.element(page.getByText('The desk is locked')).toBeVisible();
    await expect.element(page.getByText('Safari, iPhone')).not.toBeInTheDocument();
    await password.fill('many quiet words');
    await press('Unlock');
    await expect.element(page.getByText('Safari, iPhone')).toBeVisible();
  });
});

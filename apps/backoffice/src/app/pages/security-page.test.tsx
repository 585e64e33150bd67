import '../styles.css';
import { refusalText, type Sample, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionToken } from '../../shared/client.ts';
import { lockDesk, unlockDesk } from '../../shared/desk-lock.ts';
import { device } from '../../shared/passkeys/device.ts';
import { far, openDesk } from '../../testing/desk.tsx';

const unbound: Sample<'readOperatorSecurity'> = {
  ...samples.readOperatorSecurity,
  authenticatorSince: null,
  recoveryCodes: 0,
  proofs: ['password'],
};
const passkeys = () => page.getByRole('heading', { name: 'Passkeys' });
const code = samples.confirmOperatorAuthenticator.recoveryCodes[0] ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const password = page.getByRole('textbox', { name: /^Password/u });

beforeEach(unlockDesk);
afterEach(() => {
  vi.restoreAllMocks();
});

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
    const picture = page.getByRole('img', { name: 'Picture with the key for your app' });
    await expect.element(picture).toBeVisible();
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

  it('is not bound by whoever turns back meanwhile', async () => {
    far.answer('readOperatorSecurity', unbound);
    await openDesk('/security');
    await press('Bind an authenticator');
    await expect.element(page.getByRole('textbox', { name: /^Code/u })).toBeVisible();
    await press('Cancel');
    const bind = page.getByRole('button', { name: 'Bind an authenticator' });
    await expect.element(bind).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Authenticator' })).toHaveFocus();
    expect(far.calls('confirmOperatorAuthenticator')).toEqual([]);
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
    await press('Remove');
    await press('Cancel');
    await expect.element(page.getByText(/10 recovery codes left/u)).toBeVisible();
  });

  it('says what a refusal was about', async () => {
    far.refuse('deleteOperatorAuthenticator', 'factor_is_required');
    await openDesk('/security');
    await press('Remove');
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
    expect(page.getByText(/doesn't ask operators/u).elements()).toEqual([]);
  });

  it('says that this site asks nobody for a factor, and leads to where that is turned on', async () => {
    await openDesk('/security');
    await expect.element(page.getByText(/doesn't ask operators for a second/u)).toBeVisible();
    const lead = page.getByRole('link', { name: 'Who must have one' });
    await expect.element(lead).toHaveAttribute('href', '/backoffice/operators');
  });
});

describe('the password of an operator', () => {
  const field = (name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name });
  const fill = async (old: string, next: string, repeated: string) => {
    await field(/^Password of now/u).fill(old);
    await field(/^New password(?! again)/u).fill(next);
    await field(/^New password again/u).fill(repeated);
    await page.getByRole('dialog').getByRole('button', { name: 'Change the password' }).click();
  };

  it('is replaced by one that was typed twice, and the session goes on', async () => {
    await openDesk('/security');
    await press('Change the password');
    await fill('many quiet words', 'three quiet harbours', 'three quiet harbour');
    await expect.element(page.getByText("The two don't match.")).toBeVisible();
    await fill('many quiet words', 'three quiet harbours', 'three quiet harbours');
    await expect
      .poll(() => far.calls('changeOperatorPassword').map(({ body }) => body))
      .toEqual([{ oldPassword: 'many quiet words', newPassword: 'three quiet harbours' }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const open = page.getByRole('button', { name: 'Change the password' });
    await expect.element(open).toHaveFocus();
    expect(sessionToken.read()).toBe(samples.changeOperatorPassword.token);
  });

  it.each([
    ['old_password_incorrect', {}],
    ['password_weak', { problem: 'common' }],
  ] as const)('says in the form what the server has against it: %s', async (refusal, data) => {
    far.refuse('changeOperatorPassword', refusal, data);
    await openDesk('/security');
    await press('Change the password');
    await fill('many quiet words', 'password password', 'password password');
    const said = page.getByRole('dialog').getByText(refusalText(refusal));
    await expect.element(said.first()).toBeVisible();
  });

  it('is looked at on a phone, with the key and the codes', async () => {
    await page.viewport(390, 844);
    far.answer('readOperatorSecurity', unbound);
    await openDesk('/security');
    await press('Bind an authenticator');
    await page.getByRole('textbox', { name: /^Code/u }).fill('123456');
    far.answer('readOperatorSecurity', samples.readOperatorSecurity);
    await press('Bind');
    await expect.element(page.getByText(code)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const codes = page.getByRole('list').filter({ hasText: code }).element();
    expect(codes.scrollWidth).toBeLessThanOrEqual(codes.clientWidth);
    await page.viewport(1280, 800);
  });
});

describe('passkeys of an operator', () => {
  it('are listed, and one more is made by the device', async () => {
    const make = vi.spyOn(device, 'make').mockResolvedValue('{"id":"lamp"}');
    await openDesk('/security');
    await expect.element(passkeys()).toBeVisible();
    await expect.element(page.getByText('Key ring')).toBeVisible();
    await expect.element(page.getByText(/never used/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await press('Add a passkey');
    await expect.element(page.getByText(/^The passkey is bound\./u)).toBeVisible();
    expect(make.mock.calls).toEqual([['{"challenge":"bGFtcA"}']]);
    expect(far.calls('createOperatorPasskey')[0]?.body).toMatchObject({
      response: '{"id":"lamp"}',
    });
  });

  it('are made by nobody who turns back, nor by what the server refuses', async () => {
    const make = vi.spyOn(device, 'make').mockResolvedValue(undefined);
    await openDesk('/security');
    await press('Add a passkey');
    await expect.element(page.getByText(/^No passkey was used\./u)).toBeVisible();
    make.mockResolvedValue('{"id":"lamp"}');
    far.refuse('createOperatorPasskey', 'passkey_taken');
    await press('Add a passkey');
    await expect.element(page.getByText(refusalText('passkey_taken'))).toBeVisible();
  });

  it('get another name, which is not an empty one', async () => {
    await openDesk('/security');
    await press('Rename Key ring');
    const name = page.getByRole('textbox', { name: /^Name/u });
    await expect.element(name).toHaveValue('Key ring');
    expect(await accessFaults()).toEqual([]);
    await name.fill(' ');
    await press('Save');
    expect(far.calls('changeOperatorPasskey')).toEqual([]);
    await name.fill('Phone');
    far.refuse('changeOperatorPasskey', 'not_found');
    await press('Save');
    await expect.element(page.getByText(refusalText('not_found'))).toBeVisible();
    far.answer('changeOperatorPasskey', {});
    const [first, ...others] = samples.readOperatorPasskeys.passkeys;
    far.answer('readOperatorPasskeys', {
      passkeys: first === undefined ? [] : [{ ...first, name: 'Phone' }, ...others],
    });
    await press('Save');
    await expect.element(page.getByRole('button', { name: 'Rename Phone' })).toBeVisible();
    expect(far.calls('changeOperatorPasskey').at(-1)?.body).toEqual({ name: 'Phone' });
  });

  it('are taken off after a proof by one of them', async () => {
    vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    far.refuse('deleteOperatorPasskey', 'step_up_required', { kinds: ['passkey'] });
    await openDesk('/security');
    await press('Remove: Key ring');
    const dialog = page.getByRole('dialog', { name: "Confirm that it's you" });
    await expect.element(dialog).toBeVisible();
    far.answer('deleteOperatorPasskey', {});
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect.element(page.getByText('The passkey is off your account.')).toBeVisible();
    expect(far.calls('stepUpOperatorByPasskey')[0]?.body).toEqual({ response: '{"id":"lamp"}' });
  });

  it('say what the site wants, that there are none, and why they are not there', async () => {
    far.answer('readOperatorSecurity', { ...unbound, isFactorRequired: true });
    far.refuse('readOperatorPasskeys', 'overloaded');
    await openDesk('/security');
    await expect.element(page.getByText("Your passkeys can't be shown")).toBeVisible();
    far.answer('readOperatorPasskeys', { passkeys: [] });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('You have none yet.')).toBeVisible();
    await expect.element(page.getByText(/A passkey is one\.$/u)).toBeVisible();
  });
});

describe('a desk that nobody touched', () => {
  it('is opened by a passkey where that is all that is bound', async () => {
    vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    far.answer('readOperatorSecurity', { ...unbound, proofs: ['passkey'] });
    await openDesk('/security');
    await expect.element(page.getByText('Safari, iPhone')).toBeVisible();
    lockDesk();
    await expect.element(page.getByText('The desk is locked')).toBeVisible();
    await expect.element(password).not.toBeInTheDocument();
    await press('Use a passkey');
    await expect.element(page.getByText('Safari, iPhone')).toBeVisible();
  });

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

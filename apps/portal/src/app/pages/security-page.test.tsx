import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/securityCenter';
const unbound = { ...samples.readSecurity, authenticatorSince: null, recoveryCodes: 0 };
const table = page.getByRole('table', { name: 'Where you are logged in' });
const history = page.getByRole('table', { name: 'Login history' });
const proof = page.getByRole('dialog', { name: "Confirm that it's you" });
const devices = page.getByRole('table', { name: 'Devices', exact: true });
/** One card of the page, by its heading. */
const part = (name: string) => page.getByRole('group', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the security centre', () => {
  it('shows how the account is protected and where it is signed in', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByRole('heading', { name: 'Security centre' })).toBeVisible();
    await expect.element(page.getByText('Bound', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/10 recovery codes left/u)).toBeVisible();
    await expect.element(table.getByRole('row', { name: /Firefox, Linux/u })).toBeVisible();
    // What is over stands in the login history alone.
    await expect.element(table.getByRole('row', { name: /Unknown/u })).not.toBeInTheDocument();
    expect(await accessFaults()).toEqual([]);
  });

  it('is busy until the first answers', async () => {
    const releases = [far.hold('readSecurity'), far.hold('readSessions'), far.hold('readDevices')];
    const later = far.hold('listSignIns');
    await openPortal(address, { as: 'member' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    await expect.element(devices).toHaveAttribute('aria-busy', 'true');
    await expect.element(history).toHaveAttribute('aria-busy', 'true');
    later();
    for (const release of releases) {
      release();
    }
    await expect.element(table.getByText('Firefox, Linux')).toBeVisible();
  });

  it('binds an authenticator by a picture or a key, and shows the recovery codes once', async () => {
    far.answer('readSecurity', unbound);
    await openPortal(address, { as: 'member' });
    await button('Bind an authenticator').click();
    await expect
      .element(page.getByRole('img', { name: 'Picture with the key for your app' }))
      .toBeVisible();
    await expect.element(page.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    // The whole key stands there: beside it is a word, and no part of it once more.
    await expect.element(button('Copy')).toBeVisible();
    far.answer('readSecurity', samples.readSecurity);
    await page.getByRole('textbox', { name: 'Code' }).fill('123456');
    await expect.element(page.getByText('3fgh-8k2m-pq7r-9vwx')).toBeInViewport();
    await expect.element(page.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    await expect.element(button('Save as text')).toBeVisible();
    expect(far.calls('confirmAuthenticator').map(({ body }) => body)).toEqual([{ code: '123456' }]);
    await button('I have written them down').click();
    await expect.element(page.getByText('3fgh-8k2m-pq7r-9vwx')).not.toBeInTheDocument();
    await expect.element(button('New recovery codes')).toHaveFocus();
  });

  it('asks for a proof before a sensitive act, and repeats it', async () => {
    far.refuse('createRecoveryCodes', 'step_up_required', {
      kinds: ['authenticator', 'recovery_code'],
    });
    await openPortal(address, { as: 'member' });
    await button('New recovery codes').click();
    const question = page.getByRole('dialog', { name: 'Replace your recovery codes?' });
    await question.getByRole('button', { name: 'Keep them' }).last().click();
    expect(far.calls('createRecoveryCodes')).toEqual([]);
    await button('New recovery codes').click();
    await question.getByRole('button', { name: 'Replace them' }).click();
    const code = proof.getByRole('textbox', { name: 'Code of your authenticator' });
    await expect.element(code).toBeVisible();
    far.answer('createRecoveryCodes', samples.createRecoveryCodes);
    await code.fill('123456');
    await expect.element(page.getByText('3fgh-8k2m-pq7r-9vwx')).toBeVisible();
    expect(far.calls('stepUp').map(({ body }) => body)).toEqual([
      { kind: 'authenticator', proof: '123456' },
    ]);
    expect(far.calls('createRecoveryCodes')).toHaveLength(2);
  });

  it('takes a password as the proof of an account without a factor, and says when it is wrong', async () => {
    far.answer('readSecurity', unbound);
    far.refuse('startAuthenticator', 'step_up_required', { kinds: ['password'] });
    far.refuse('stepUp', 'proof_incorrect');
    await openPortal(address, { as: 'member' });
    await button('Bind an authenticator').click();
    const password = proof.getByRole('textbox', { name: 'Password' });
    await password.fill('wrong');
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.element(password).toHaveAccessibleDescription(refusalText('proof_incorrect'));
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(proof).not.toBeInTheDocument();
    await expect.element(button('Bind an authenticator')).toBeVisible();
  });

  it('takes a code to the proven number from who knows no password', async () => {
    far.answer('readSecurity', unbound);
    far.refuse('startAuthenticator', 'step_up_required', { kinds: ['sms'] });
    await openPortal(address, { as: 'member' });
    await button('Bind an authenticator').click();
    await expect.element(proof.getByText(/\+66•••••5678/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await proof.getByRole('button', { name: 'Send code' }).click();
    await expect
      .poll(() => far.calls('sendPlaceCode')[0]?.body)
      .toEqual({ kind: 'sms', purpose: 'step_up' });
    far.refuse('stepUp', 'proof_incorrect');
    const code = proof.getByRole('textbox', { name: 'Code' });
    await code.fill('000000');
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.element(proof.getByText(refusalText('proof_incorrect'))).toBeVisible();
    far.answer('stepUp', samples.stepUp);
    far.answer('startAuthenticator', samples.startAuthenticator);
    await code.fill('123456');
    // The code is whole, so it is sent.
    await expect.element(proof).not.toBeInTheDocument();
    expect(far.calls('stepUp').at(-1)?.body).toEqual({ kind: 'sms', proof: '123456' });
  });

  it('says why an authenticator is not bound', async () => {
    far.answer('readSecurity', unbound);
    far.refuse('confirmAuthenticator', 'proof_incorrect');
    await openPortal(address, { as: 'member' });
    await button('Bind an authenticator').click();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('12');
    await button('Bind').click();
    await expect.element(code).toHaveAccessibleDescription('Enter six digits.');
    await code.fill('123456');
    await expect.element(code).toHaveAccessibleDescription(refusalText('proof_incorrect'));
  });

  it('gives up an authenticator that is being bound, and the focus goes on with each step', async () => {
    far.answer('readSecurity', unbound);
    await openPortal(address, { as: 'member' });
    const bind = button('Bind an authenticator');
    await bind.click();
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await part('Authenticator').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(bind).toHaveFocus();
    expect(far.calls('confirmAuthenticator')).toEqual([]);
  });

  it('shows the payee in part, and that only customer service changes it', async () => {
    await openPortal(address, { as: 'member' });
    const payee = part('Payee');
    await expect.element(payee.getByText('M••• H•••')).toBeVisible();
    await expect.element(payee.getByText('Only customer service can change this.')).toBeVisible();
    expect(payee.getByRole('button').elements()).toEqual([]);
  });

  it('sets the payee once, by a name that is one', async () => {
    const { fields } = samples.readProfile;
    far.answer('readProfile', {
      ...samples.readProfile,
      fixed: [],
      fields: { ...fields, payeeName: '' },
    });
    await openPortal(address, { as: 'member' });
    const payee = part('Payee');
    await payee.getByRole('button', { name: 'Add' }).click();
    const name = payee.getByRole('textbox', { name: 'Full name' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(/^You can set this once\./u);
    await name.fill('12345');
    await payee.getByRole('button', { name: 'Save' }).click();
    await expect.element(name).toHaveAccessibleDescription(/^Use the name as it stands/u);
    await name.fill('Mika Harbour');
    await payee.getByRole('button', { name: 'Save' }).click();
    await expect.element(payee.getByText('M••• H•••')).toBeVisible();
    // Nothing is left to press here: the part itself has the focus.
    await expect.element(payee).toHaveFocus();
    expect(far.calls('changeProfile').map(({ body }) => body)).toEqual([
      { fields: { payeeName: 'Mika Harbour' } },
    ]);
  });

  it('confirms the address of the registration without typing it again', async () => {
    await openPortal(address, { as: 'member' });
    const card = part('E-mail');
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(card.getByText(/goes to .m•••@lamplight\.example/u)).toBeVisible();
    await expect.element(card.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await card.getByRole('button', { name: 'Send code' }).click();
    await expect
      .poll(() => far.calls('sendContactCode').map(({ body }) => body))
      .toEqual([{ channel: 'email' }]);
    await card.getByRole('textbox', { name: 'Code' }).fill('123456');
    await expect
      .poll(() => far.calls('bindContact').map(({ body }) => body))
      .toEqual([{ channel: 'email', verificationCode: '123456' }]);
    await expect.element(card.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  });

  it('begins the question for a proof at the field', async () => {
    far.answer('readSecurity', unbound);
    far.refuse('startAuthenticator', 'step_up_required', { kinds: ['password'] });
    await openPortal(address, { as: 'member' });
    await button('Bind an authenticator').click();
    await expect.element(proof.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button('Bind an authenticator')).toHaveFocus();
  });

  it('keeps a factor that the site wants of agents', async () => {
    far.answer('readSecurity', { ...samples.readSecurity, isFactorRequired: true });
    await openPortal(address, { as: 'agent' });
    const card = part('Authenticator');
    await expect.element(card.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('binds a mobile number by the code that was sent there', async () => {
    far.answer('readContacts', { ...samples.readContacts, sms: null });
    await openPortal(address, { as: 'member' });
    const card = part('Mobile number');
    await card.getByRole('button', { name: 'Add' }).click();
    const code = card.getByRole('textbox', { name: 'Code' });
    await card.getByRole('button', { name: 'Send code' }).click();
    await expect
      .element(card.getByRole('textbox', { name: 'Mobile number' }))
      .toHaveAccessibleDescription('Enter a mobile number.');
    await card.getByRole('textbox', { name: 'Mobile number' }).fill('812345678');
    // A second press within a second does nothing.
    const pressedMs = performance.now();
    await expect.poll(() => performance.now() - pressedMs, { timeout: 3000 }).toBeGreaterThan(1000);
    await card.getByRole('button', { name: 'Send code' }).click();
    const reached = { channel: 'sms', address: '812345678', countryDialingCode: '66' };
    await expect
      .poll(() => far.calls('sendContactCode').map(({ body }) => body))
      .toEqual([reached]);
    far.refuse('bindContact', 'auth/invalid-verification-code');
    await code.fill('111111');
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect
      .element(code)
      .toHaveAccessibleDescription(refusalText('auth/invalid-verification-code'));
    far.answer('bindContact', samples.bindContact);
    far.answer('readContacts', samples.readContacts);
    await code.fill('123456');
    // The code is whole, so it is sent.
    await expect.element(card.getByText('+66•••••5678')).toBeVisible();
    expect(far.calls('bindContact').at(-1)?.body).toEqual({
      ...reached,
      verificationCode: '123456',
    });
  });

  it('binds an e-mail address, and says when it is somebody else’s', async () => {
    far.refuse('bindContact', 'contact_taken');
    await openPortal(address, { as: 'member' });
    const card = part('E-mail');
    await card.getByRole('button', { name: 'Change' }).click();
    const field = card.getByRole('textbox', { name: 'E-mail address' });
    await field.fill('mika');
    await card.getByRole('textbox', { name: 'Code' }).fill('123456');
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect
      .element(field)
      .toHaveAccessibleDescription('Write an e-mail address like name@example.com.');
    await field.fill('mika@lamplight.example');
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(field).toHaveAccessibleDescription(refusalText('contact_taken'));
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(card.getByText('Not confirmed')).toBeVisible();
  });

  it('sets a payment password that is no login password', async () => {
    far.refuse('changePaymentPassword', 'validation_failed', {
      fields: [{ path: 'paymentPassword', rule: 'same_as_password' }],
    });
    const none = { paymentPasswordSince: null, paymentProofs: [] };
    far.answer('readContacts', { ...samples.readContacts, ...none });
    await openPortal(address, { as: 'member' });
    const card = part('Payment password');
    await card.getByRole('button', { name: 'Choose' }).click();
    const secret = card.getByRole('textbox', { name: 'Payment password', exact: true });
    const again = card.getByRole('textbox', { name: 'Payment password again' });
    await secret.fill('482');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.element(secret).toHaveAccessibleDescription('Use 6 characters or more.');
    await secret.fill('123456');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(secret)
      .toHaveAccessibleDescription('Digits that are equal or in a row are easily guessed.');
    expect(far.calls('changePaymentPassword')).toEqual([]);
    await secret.fill('482913');
    await again.fill('482913');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(secret)
      .toHaveAccessibleDescription('This is your login password. Choose another one.');
    far.answer('changePaymentPassword', samples.changePaymentPassword);
    await secret.fill('913482');
    await again.fill('913482');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.element(card.getByRole('button', { name: 'Choose' })).toBeVisible();
  });

  it('replaces a proven number by a code to the old one, and says what follows', async () => {
    far.refuse('bindContact', 'former_code_needed', { channel: 'sms' });
    await openPortal(address, { as: 'member' });
    const card = part('Mobile number');
    await card.getByRole('button', { name: 'Change' }).click();
    const former = card.getByRole('group', { name: /Code to your present one/u });
    await expect.element(former.getByText(/closed for 24 hours/u)).toBeVisible();
    await former.getByRole('button', { name: 'Send code' }).click();
    await expect
      .poll(() => far.calls('sendPlaceCode').map(({ body }) => body))
      .toEqual([{ kind: 'sms', purpose: 'contact' }]);
    const old = former.getByRole('textbox', { name: 'Code' });
    await old.fill('111111');
    await card.getByRole('textbox', { name: 'Mobile number' }).fill('812345678');
    await card.getByRole('textbox', { name: 'Code' }).nth(1).fill('123456');
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(old).toHaveAccessibleDescription(refusalText('former_code_needed'));
    expect(far.calls('bindContact').at(-1)?.body).toMatchObject({
      formerCode: '111111',
      verificationCode: '123456',
    });
  });

  it('says before a first payment password is chosen that money waits after it', async () => {
    const none = { paymentPasswordSince: null, paymentProofs: [], firstPaymentHolds: true };
    far.answer('readContacts', { ...samples.readContacts, ...none });
    await openPortal(address, { as: 'member' });
    const card = part('Payment password');
    await card.getByRole('button', { name: 'Choose' }).click();
    await expect.element(card.getByText(/^After you choose it, withdrawals/u)).toBeVisible();
  });

  it('replaces a payment password by the present one, or by a code', async () => {
    const paymentProofs = ['former', 'sms'] as const;
    far.answer('readContacts', { ...samples.readContacts, paymentProofs: [...paymentProofs] });
    far.refuse('changePaymentPassword', 'payment_former_incorrect');
    await openPortal(address, { as: 'member' });
    const card = part('Payment password');
    await card.getByRole('button', { name: 'Change' }).click();
    const former = card.getByRole('textbox', { name: 'Present payment password' });
    await card.getByRole('textbox', { name: 'Payment password', exact: true }).fill('913482');
    await card.getByRole('textbox', { name: 'Payment password again' }).fill('913482');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.element(former).toHaveAccessibleDescription('Type what shows that it is you.');
    await former.fill('000000');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(former)
      .toHaveAccessibleDescription(refusalText('payment_former_incorrect'));
    await card.getByRole('button', { name: 'By a code to my mobile number' }).click();
    await card.getByRole('button', { name: 'Send code' }).click();
    await expect
      .poll(() => far.calls('sendPlaceCode').at(-1)?.body)
      .toEqual({ kind: 'sms', purpose: 'payment' });
    far.answer('changePaymentPassword', samples.changePaymentPassword);
    await card.getByRole('textbox', { name: 'Code' }).fill('123456');
    // Both passwords stand there already, so the whole code is sent.
    await expect
      .poll(() => far.calls('changePaymentPassword').at(-1)?.body)
      .toMatchObject({ proofKind: 'sms', proof: '123456' });
  });

  it('says until when money waits', async () => {
    const moneyHeldUntil = '2026-03-03T10:00:00Z';
    far.answer('readContacts', { ...samples.readContacts, moneyHeldUntil });
    await openPortal(address, { as: 'member' });
    await expect
      .element(page.getByText(/Withdrawals and transfers are closed until/u))
      .toBeVisible();
  });

  it('signs one device out, and all others', async () => {
    await openPortal(address, { as: 'member' });
    await table.getByRole('button', { name: 'Log out' }).click();
    await expect
      .poll(() => far.calls('endSession').map(({ params }) => params))
      .toEqual([{ id: 'ses_0198f0aa7002' }]);
    await button('Log out everywhere else').click();
    await expect.poll(() => far.calls('endOtherSessions')).toHaveLength(1);
  });

  it('says that a device could not be signed out', async () => {
    far.refuse('endSession', 'not_found');
    await openPortal(address, { as: 'member' });
    await table.getByRole('button', { name: 'Log out' }).click();
    await expect.element(page.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('removes one device, and all others, but not the one in hand', async () => {
    await openPortal(address, { as: 'member' });
    const own = devices.getByRole('row', { name: /Firefox, Linux/u });
    await expect.element(own).toMatchTextContent(/Yes.*This device/u);
    await expect.element(devices.getByRole('row', { name: /Safari/u })).toMatchTextContent(/No/u);
    await expect.element(own.getByRole('button')).not.toBeInTheDocument();
    await devices.getByRole('button', { name: 'Remove' }).click();
    await expect
      .poll(() => far.calls('deleteDevice').map(({ params }) => params))
      .toEqual([{ id: samples.readDevices.devices[1]?.id }]);
    await button('Remove all others').click();
    await expect.poll(() => far.calls('deleteOtherDevices')).toHaveLength(1);
  });

  it('offers no trusted device to one that is not', async () => {
    const [own, other] = samples.readDevices.devices;
    far.answer('readDevices', {
      devices: [own, other].flatMap((row) =>
        row === undefined ? [] : [{ ...row, isTrusted: !row.isCurrent }],
      ),
    });
    await openPortal(address, { as: 'member' });
    await expect
      .element(page.getByText('Only a trusted browser can remove a trusted one.'))
      .toBeVisible();
    await expect.element(devices.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await expect.element(button('Remove all others')).not.toBeInTheDocument();
  });

  it('asks who is there before a device goes, and says what kept it', async () => {
    far.refuse('deleteDevice', 'step_up_required', { kinds: ['password'] });
    await openPortal(address, { as: 'member' });
    await devices.getByRole('button', { name: 'Remove' }).click();
    far.refuse('deleteDevice', 'not_found');
    await proof.getByRole('textbox', { name: 'Password' }).fill('a password');
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.element(page.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('asks again for the devices, and offers nothing beside the own one', async () => {
    far.fail('readDevices', 'badGateway');
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText("Your devices can't be shown")).toBeVisible();
    far.answer('readDevices', { devices: samples.readDevices.devices.slice(0, 1) });
    await button('Retry').click();
    await expect.element(devices.getByText('This device')).toBeVisible();
    await expect.element(button('Remove all others')).not.toBeInTheDocument();
  });

  it('shows the login history with way, result, tries and place, and more of it', async () => {
    const [first, ...rest] = samples.listSignIns.content;
    const newest = first === undefined ? [] : [first];
    far.answer('listSignIns', { content: newest, nextCursor: 'lgn_0198f0aa7201' });
    await openPortal(address, { as: 'member' });
    const here = history.getByRole('row', { name: /Firefox, Linux/u });
    await expect.element(here).toMatchTextContent(/Password.*Logged in.*Bangkok, Thailand/u);
    far.answer('listSignIns', { content: rest, nextCursor: null });
    await button('Show older logins').click();
    const refused = history.getByRole('row', { name: /Unknown browser/u });
    await expect
      .element(refused)
      .toMatchTextContent(/Wrong password.*7 tries.*—.*198\.51\.100\.9/u);
    await expect.element(history.getByRole('row', { name: /Vietnam/u })).toBeVisible();
    await expect.element(button('Show older logins')).not.toBeInTheDocument();
    expect(far.calls('listSignIns').map(({ query }) => query)).toEqual([
      {},
      { cursor: 'lgn_0198f0aa7201' },
    ]);
  });

  it('says that nobody logged in, and asks again for a history that did not arrive', async () => {
    far.fail('listSignIns', 'badGateway');
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText("The login history can't be shown")).toBeVisible();
    far.answer('listSignIns', { content: [], nextCursor: null });
    await button('Retry').click();
    await expect.element(page.getByText('No logins in the last 90 days')).toBeVisible();
  });

  it('asks again for what did not arrive', async () => {
    far.fail('readSecurity', 'badGateway');
    far.fail('readSessions', 'badGateway');
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText(saidOf.badGateway).first()).toBeVisible();
    far.answer('readSecurity', samples.readSecurity);
    await button('Retry').first().click();
    await expect.element(page.getByText(/10 recovery codes left/u)).toBeVisible();
  });

  it('is refused to a trial account', async () => {
    const router = await openPortal(address, { as: 'trial' });
    await expect.poll(() => router.state.location.pathname).toBe('/');
    await expect
      .element(page.getByRole('dialog', { name: 'A full account is needed' }))
      .toBeVisible();
  });

  it('fits a phone, in Arabic', async () => {
    await openPortal(address, { as: 'member', locale: 'ar', width: 390 });
    await expect.element(page.getByRole('heading', { name: 'مركز الأمان' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedOut, useOperatorSession } from '../../features/session/operator-session.ts';
import { sessionToken } from '../../shared/client.ts';
import { lockDesk, unlockDesk } from '../../shared/desk-lock.ts';
import { device } from '../../shared/passkeys/device.ts';
import { far, openDesk, sitAs, sitAsNobody } from '../../testing/desk.tsx';

const password = 'many quiet words';
const username = page.getByRole('textbox', { name: 'Username' });
const submit = page.getByRole('button', { name: 'Log in' });
const member = page.getByRole('link', { name: 'mike88' });
const overview = page.getByRole('heading', { name: 'Overview' });
const locked = page.getByRole('heading', { name: 'The desk is locked' });
const alert = page.getByRole('alert').first();

async function logIn(): Promise<void> {
  await username.fill('harbour');
  await page.getByLabelText(/^Password/u).fill(password);
  await submit.click();
}

beforeEach(sitAsNobody);
afterEach(unlockDesk);

describe('operator login', () => {
  it('stands before every page of the desk and leads back to it', async () => {
    const router = await openDesk('/members?state=locked');
    await logIn();
    await expect.element(member).toBeVisible();
    expect(router.state.location.search).toEqual({ state: 'locked' });
    // The far side opened what was sealed: nothing of it crossed the line in clear.
    expect(far.calls('logInOperator').map(({ body }) => body)).toEqual([
      { username: 'harbour', password },
    ]);
  });

  it('names the empty fields and goes to the first', async () => {
    await openDesk('/login');
    await submit.click();
    await expect.poll(() => page.getByText('Fill this in.').elements().length).toBe(2);
    await expect.element(username).toHaveFocus();
    expect(far.calls('logInOperator')).toHaveLength(0);
  });

  it('asks for the second factor after the password, and sends both', async () => {
    far.refuse('logInOperator', 'second_factor_required');
    await openDesk('/login');
    await logIn();
    await page.getByRole('textbox', { name: /^Code of your authenticator/u }).fill('000000');
    far.refuse('logInOperator', 'second_factor_incorrect');
    await submit.click();
    await expect.element(page.getByText(refusalText('second_factor_incorrect'))).toBeVisible();
    await page.getByRole('radio', { name: 'Recovery code' }).click();
    await page.getByRole('textbox', { name: /^Recovery code/u }).fill('3fgh-8k2m-pq7r-9vwx');
    far.answer('logInOperator', samples.logInOperator);
    await submit.click();
    await expect.element(overview).toBeVisible();
    expect(far.calls('logInOperator').at(-1)?.body).toMatchObject({
      factor: { kind: 'recovery_code', code: '3fgh-8k2m-pq7r-9vwx' },
    });
  });

  it('takes a passkey after the password, in the place of a code', async () => {
    vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    far.refuse('logInOperator', 'second_factor_required', { kinds: ['passkey'] });
    await openDesk('/login');
    await logIn();
    const use = page.getByRole('button', { name: 'Use a passkey' });
    await expect.element(use).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Code/u })).not.toBeInTheDocument();
    far.refuse('logInOperator', 'second_factor_incorrect');
    await use.click();
    await expect.element(page.getByText(refusalText('second_factor_incorrect'))).toBeVisible();
    far.answer('logInOperator', samples.logInOperator);
    await use.click();
    await expect.element(overview).toBeVisible();
    expect(far.calls('logInOperator').at(-1)?.body).toEqual({
      username: 'harbour',
      password,
      passkey: '{"id":"lamp"}',
    });
    vi.restoreAllMocks();
  });

  it('offers both where both are bound, and takes the passkey without a code', async () => {
    vi.spyOn(device, 'sign').mockResolvedValueOnce(undefined).mockResolvedValue('{"id":"lamp"}');
    far.refuse('logInOperator', 'second_factor_required', {
      kinds: ['authenticator', 'recovery_code', 'passkey'],
    });
    await openDesk('/login');
    await logIn();
    const use = page.getByRole('button', { name: 'Use a passkey' });
    await submit.click();
    await expect.element(page.getByText('Fill this in.')).toBeVisible();
    await use.click();
    await expect.element(page.getByText(/^No passkey was used\./u)).toBeVisible();
    far.answer('logInOperator', samples.logInOperator);
    await use.click();
    await expect.element(overview).toBeVisible();
    vi.restoreAllMocks();
  });

  it.each([
    [390, 844],
    [320, 700],
  ])('fits a phone of %i, with the picture as well', async (...size) => {
    await page.viewport(...size);
    far.refuse('logInOperator', 'captcha_required', { captcha: true });
    await openDesk('/login');
    await logIn();
    await expect.element(page.getByRole('textbox', { name: 'Text in the picture' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0]);
    submit.element().scrollIntoView({ block: 'nearest' });
    await expect.element(submit).toBeInViewport({ ratio: 0.9 });
    await page.viewport(1280, 800);
  });

  it('is busy until the answer is there', async () => {
    const release = far.hold('logInOperator');
    await openDesk('/login');
    await logIn();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(overview).toBeVisible();
  });

  it.each(['in_incorrect_password', 'account_locked', 'login_throttled', 'overloaded'] as const)(
    'shows the refusal %s and keeps what was typed',
    async (code) => {
      far.refuse('logInOperator', code);
      await openDesk('/login');
      await logIn();
      await expect.element(alert).toHaveTextContent(refusalText(code));
      await expect.element(username).toHaveValue('harbour');
      await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
    },
  );

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('logInOperator', fault);
    await openDesk('/login');
    await logIn();
    await expect.element(alert.getByText(/connection/iu)).toBeVisible();
    far.answer('logInOperator', samples.logInOperator);
    await submit.click();
    await expect.element(overview).toBeVisible();
  });

  it('asks for an own password in the place of a temporary one', async () => {
    far.refuse('logInOperator', 'password_change_required');
    await openDesk('/login');
    await logIn();
    await expect.element(page.getByText(refusalText('password_change_required'))).toBeVisible();
    const chosen = page.getByRole('textbox', { name: /^New password/u });
    await chosen.first().fill('many quiet lamps here');
    await chosen.last().fill('many quiet lamps there');
    await submit.click();
    await expect.element(page.getByText("The two don't match.")).toBeVisible();
    await chosen.last().fill('many quiet lamps here');
    far.answer('logInOperator', samples.logInOperator);
    await submit.click();
    await expect.element(overview).toBeVisible();
    expect(far.calls('logInOperator').at(-1)?.body).toMatchObject({
      newPassword: 'many quiet lamps here',
    });
  });

  it('asks for the picture when the server wants it', async () => {
    far.refuse('logInOperator', 'captcha_required', { captcha: true });
    await openDesk('/login');
    await logIn();
    await expect.element(page.getByRole('textbox', { name: 'Text in the picture' })).toBeVisible();
    await expect
      .element(page.getByAltText('Picture with the text to type'))
      .toHaveAttribute('src', `data:image/png;base64,${samples.readCaptcha}`);
  });

  it('is shown again when the session has ended', async () => {
    sitAs({});
    await openDesk('/members');
    await expect.element(member).toBeVisible();
    far.refuse('listAuditEntries', 'not_signed_in');
    await page.getByRole('link', { name: 'Audit' }).first().click();
    await expect.element(page.getByText(/You've been away/u)).toBeVisible();
    expect(useOperatorSession.getState().state).toBe('ended');
    signedOut();
  });

  it.each([
    ['operator', 'Another operator ended your session or changed your role.'],
    ['password', 'Your password was changed. Log in with the new one.'],
    ['expired', 'Your session has run out. Log in to go on.'],
    ['locked', 'Your account is locked. Ask another operator.'],
  ])('says why the session ended: %s', async (ended, text) => {
    sitAs({});
    await openDesk('/members');
    await expect.element(member).toBeVisible();
    far.refuse('listAuditEntries', 'not_signed_in', { ended });
    await page.getByRole('link', { name: 'Audit' }).first().click();
    await expect.element(page.getByText(text)).toBeVisible();
    signedOut();
  });

  it('says after a reload too why the session of this tab ended', async () => {
    sitAsNobody();
    sessionToken.write('tok_of_before');
    far.refuse('readOperator', 'not_signed_in', { ended: 'operator' });
    await openDesk('/members');
    await expect.element(page.getByText(/^Another operator ended your session/u)).toBeVisible();
    signedOut();
  });

  it('opens the desk, whatever lock an earlier session of this tab left', async () => {
    lockDesk();
    await openDesk('/members');
    await logIn();
    await expect.element(member).toBeVisible();
    await expect.element(locked).not.toBeInTheDocument();
  });

  it('takes the lock away with the session that it waited for', async () => {
    sitAs({});
    await openDesk('/members');
    await expect.element(member).toBeVisible();
    far.refuse('readOperatorSecurity', 'not_signed_in', { ended: 'expired' });
    lockDesk();
    await expect.element(page.getByText(/^Your session has run out/u)).toBeVisible();
    far.answer('readOperatorSecurity', samples.readOperatorSecurity);
    await logIn();
    await expect.element(member).toBeVisible();
  });

  it('in another tab opens this one too, when its own locked session was ended', async () => {
    sitAs({});
    sessionToken.write('tok_of_before');
    far.refuse('readOperator', 'not_signed_in', { ended: 'signed_out' });
    lockDesk();
    await openDesk('/members');
    await expect.element(member).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)(
    'leaves the lock while nobody says that the session is over: %s',
    async (fault) => {
      sitAs({});
      sessionToken.write('tok_of_before');
      far.fail('readOperator', fault);
      lockDesk();
      await openDesk('/members');
      await expect.element(locked).toBeVisible();
    },
  );

  it('stands right to left in Arabic', async () => {
    await openDesk('/login', 'ar');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('ar');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signedOut, useOperatorSession } from '../../features/session/operator-session.ts';
import { answer, asked, openDesk } from '../../testing/desk.tsx';
import { memberRow, memberList, operator } from '../../testing/samples.ts';

let keys: unknown;

beforeEach(async () => {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['encrypt', 'decrypt'],
  );
  const { n, e } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  keys = { keys: [{ kty: 'RSA', kid: 'k', n, e }], now: '2026-03-01T00:00:00Z' };
  answer('POST session/resume', () => ({ refusal: 'not_signed_in', status: 401 }));
  answer('GET /wps/system/keys', () => ({ value: keys }));
  answer('GET members', () => ({ value: memberList([memberRow()]) }));
});

async function logIn(): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('harbour');
  await page.getByLabelText(/^Password/u).fill('many quiet words');
  await page.getByRole('button', { name: 'Log in' }).click();
}

describe('operator login', () => {
  it('stands before every page of the desk and leads back to it', async () => {
    answer('POST session/login', () => ({ value: { token: 'fresh', operator } }));
    const router = openDesk('/members?state=locked');
    await logIn();
    await expect.element(page.getByRole('link', { name: 'mike88' })).toBeVisible();
    expect(router.state.location.search).toEqual({ state: 'locked' });
    const sent = asked.find(({ path }) => path === 'session/login');
    expect(sent?.body.split('.')).toHaveLength(5);
    expect(sent?.body).not.toContain('quiet');
  });

  it('names the empty fields and goes to the first', async () => {
    openDesk('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => page.getByText('Required.').elements().length).toBe(2);
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    expect(asked.filter(({ path }) => path === 'session/login')).toHaveLength(0);
  });

  it('shows the refusal and keeps what was typed', async () => {
    answer('POST session/login', () => ({ refusal: 'in_incorrect_password', status: 401 }));
    openDesk('/login');
    await logIn();
    await expect
      .element(page.getByRole('alert').first())
      .toHaveTextContent('Refused: in_incorrect_password');
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('harbour');
  });

  it('asks for an own password in the place of a temporary one', async () => {
    answer('POST session/login', () => ({ refusal: 'password_change_required', status: 403 }));
    openDesk('/login');
    await logIn();
    await expect.element(page.getByText('Refused: password_change_required')).toBeVisible();
    const chosen = page.getByRole('textbox', { name: /^New password/u });
    await chosen.first().fill('many quiet lamps here');
    await chosen.last().fill('many quiet lamps there');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByText("The two don't match.")).toBeVisible();
    await chosen.last().fill('many quiet lamps here');
    answer('POST session/login', () => ({ value: { token: 'fresh', operator } }));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('link', { name: 'mike88' })).toBeVisible();
  });

  it('asks for the picture when the server wants it', async () => {
    answer('POST session/login', () => ({ refusal: 'captcha_required', status: 422 }));
    answer('GET /wps/captcha', () => ({ value: 'iVBORw0KGgo=' }));
    openDesk('/login');
    await logIn();
    await expect.element(page.getByRole('textbox', { name: 'Text in the picture' })).toBeVisible();
    await expect
      .element(page.getByAltText('Picture with the text to type'))
      .toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
  });

  it('is shown again when the session has ended', async () => {
    answer('POST session/resume', () => ({ value: { token: 'fresh', operator } }));
    openDesk('/members');
    await expect.element(page.getByRole('link', { name: 'mike88' })).toBeVisible();
    answer('GET audit', () => ({ refusal: 'not_signed_in', status: 401 }));
    await page.getByRole('link', { name: 'Audit' }).first().click();
    await expect.element(page.getByText(/You've been away/u)).toBeVisible();
    expect(useOperatorSession.getState().state).toBe('ended');
    signedOut();
  });
});

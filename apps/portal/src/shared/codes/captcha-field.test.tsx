import { refusalText, sampleBoot, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Log in' });
const picture = dialog.getByRole('textbox', { name: 'Characters in the picture' });
const without = dialog.getByRole('button', { name: "I can't read a picture" });
/** The end of the key of the sample's puzzle, derived by another implementation. */
const sampleAnswer = '771754c1';

/** The login dialog as it stands after too many tries. */
async function openAsked(captchaKinds?: readonly ('picture' | 'proof_of_work')[]): Promise<void> {
  far.refuse('logIn', 'captcha_required', { captcha: true });
  const { system } = sampleBoot();
  const info = { ...system.info, ...(captchaKinds && { captchaKinds: [...captchaKinds] }) };
  await openPortal('/login', { boot: { system: { ...system, info } } });
  await dialog.getByRole('textbox', { name: 'Username' }).fill('harbour88');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe('the captcha (X9)', () => {
  it('is a picture, or a puzzle for whoever cannot read one', async () => {
    await openAsked();
    await expect.element(picture).toBeVisible();
    await without.click();
    await expect.element(dialog.getByText('Done. You can go on.')).toBeVisible();
    far.answer('logIn', samples.logIn);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect
      .poll(() => far.calls('logIn').at(-1)?.body)
      .toMatchObject({ captcha: sampleAnswer });
    expect(far.calls('readCaptchaPuzzle')[0]?.query).toEqual({ action: 'login' });
  });

  it('works the puzzle out at once where the site offers nothing else', async () => {
    await openAsked(['proof_of_work']);
    await expect.element(dialog.getByText('Done. You can go on.')).toBeVisible();
    await expect.element(picture).not.toBeInTheDocument();
    expect(far.calls('readCaptcha')).toEqual([]);
  });

  it('has no way around the picture where the site offers none', async () => {
    await openAsked(['picture']);
    await expect.element(picture).toBeVisible();
    await expect.element(without).not.toBeInTheDocument();
  });

  it('says why there is no puzzle, and asks once more', async () => {
    far.refuse('readCaptchaPuzzle', 'auth/operation-not-allowed');
    await openAsked();
    await without.click();
    await expect.element(dialog.getByText(refusalText('auth/operation-not-allowed'))).toBeVisible();
    far.answer('readCaptchaPuzzle', samples.readCaptchaPuzzle);
    await dialog.getByRole('button', { name: 'Once more' }).click();
    await expect.element(dialog.getByText('Done. You can go on.')).toBeVisible();
  });
});

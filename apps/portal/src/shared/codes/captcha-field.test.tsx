import type { CaptchaKind } from '@portal/protocol';
import { refusalText, sampleBoot, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal, saidOf } from '../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Log in' });
const picture = dialog.getByRole('textbox', { name: 'Characters in the picture' });
const without = dialog.getByRole('button', { name: "I can't read a picture" });
/** The end of the key of the sample's puzzle, derived by another implementation. */
const sampleAnswer = '771754c1';

/** The login dialog as it stands after too many tries. */
async function openAsked(
  captchaKinds?: readonly CaptchaKind[],
  scriptUrl = 'https://check.invalid/gt4.js',
): Promise<void> {
  far.refuse('logIn', 'captcha_required', { captcha: true });
  const { system } = sampleBoot();
  const geetest = { captchaId: 'lamplight', scriptUrl };
  const info = {
    ...system.info,
    geetest,
    ...(captchaKinds && { captchaKinds: [...captchaKinds] }),
  };
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

  it('gives another picture a second after the last one, also after the first (portal.md 9)', async () => {
    await openAsked(['picture']);
    const renew = dialog.getByRole('button', { name: 'New picture' });
    await expect.element(renew).toBeDisabled();
    await expect.element(renew, { timeout: 3000 }).toBeEnabled();
    await renew.click();
    await expect.element(renew).toBeDisabled();
    expect(far.calls('readCaptcha')).toHaveLength(2);
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

  it('is busy until the picture is there', async () => {
    const release = far.hold('readCaptcha');
    await openAsked(['picture']);
    const place = dialog.getByRole('group', { name: 'Picture with characters' });
    await expect.element(place).toHaveAttribute('aria-busy', 'true');
    await expect.element(dialog.getByRole('button', { name: 'New picture' })).toBeDisabled();
    release();
    await expect
      .element(dialog.getByRole('img', { name: 'Picture with characters' }))
      .toBeVisible();
    await expect.element(place).toHaveAttribute('aria-busy', 'false');
  });

  it.each(['offline', 'badGateway'] as const)(
    'says why there is no picture, and asks once more: %s',
    async (fault) => {
      far.fail('readCaptcha', fault);
      await openAsked(['picture']);
      await expect.element(dialog.getByText(saidOf[fault])).toBeVisible();
      const drawn = dialog.getByRole('img', { name: 'Picture with characters' });
      expect(drawn.elements()).toEqual([]);
      far.answer('readCaptcha', samples.readCaptcha);
      await dialog.getByRole('button', { name: 'Once more' }).click();
      await expect.element(drawn).toBeVisible();
      await expect.element(dialog.getByText(saidOf[fault])).not.toBeInTheDocument();
    },
  );

  it('shows no picture that was used when no other one comes', async () => {
    await openAsked(['picture']);
    const drawn = dialog.getByRole('img', { name: 'Picture with characters' });
    await expect.element(drawn).toBeVisible();
    far.fail('readCaptcha', 'offline');
    far.refuse('logIn', 'captcha_incorrect', { captcha: true });
    await picture.fill('wr0ng');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(dialog.getByText(saidOf.offline)).toBeVisible();
    expect(drawn.elements()).toEqual([]);
  });

  it('is busy while the puzzle is on its way', async () => {
    const release = far.hold('readCaptchaPuzzle');
    await openAsked(['proof_of_work']);
    await expect.element(dialog.getByText(/^Your device is working a puzzle out\./u)).toBeVisible();
    release();
    await expect.element(dialog.getByText('Done. You can go on.')).toBeVisible();
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

/** A script as GeeTest's manual describes it: one button, which vouches for whoever presses it. */
const script = `
  globalThis.initGeetest4 = (options, heard) => {
    const told = {};
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Press me, ' + options.language + ' ' + options.captchaId;
    button.addEventListener('click', () => told.success());
    heard({
      appendTo: (place) => { place.append(button); told.ready(); },
      onReady: (listener) => { told.ready = listener; },
      onSuccess: (listener) => { told.success = listener; },
      onError: () => {},
      getValidate: () => ({
        captcha_id: options.captchaId,
        lot_number: 'lot-1',
        captcha_output: 'output',
        pass_token: 'token',
        gen_time: '1792000000',
      }),
      destroy: () => button.remove(),
    });
  };`;
const proof = {
  lot_number: 'lot-1',
  captcha_output: 'output',
  pass_token: 'token',
  gen_time: '1792000000',
};

describe('the check of GeeTest (portal.md 4)', () => {
  const check = dialog.getByRole('button', { name: 'Press me, eng lamplight' });

  it('is loaded when it is asked, and its proof is sent by its own names', async () => {
    await openAsked(['geetest', 'proof_of_work'], `data:text/javascript,${encodeURI(script)}`);
    await check.click();
    await expect.element(dialog.getByText('Done. You can go on.')).toBeVisible();
    far.answer('logIn', samples.logIn);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => far.calls('logIn').at(-1)?.body).toMatchObject(proof);
    expect(far.calls('logIn').at(-1)?.body).not.toHaveProperty('captcha');
    const begun = far.calls('readCaptcha').map(({ query }) => query);
    expect(begun[0]).toEqual({ action: 'login', kind: 'geetest' });
  });

  it('says when it does not load, and leaves the other ways open', async () => {
    await openAsked(['geetest', 'picture'], 'http://127.0.0.1:9/gt4.js');
    await expect
      .element(dialog.getByText("The check didn't load. Try once more, or take another way."))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Type a picture instead' }).click();
    await expect.element(picture).toBeVisible();
  });

  it('is asked again after it was used', async () => {
    await openAsked(['geetest', 'proof_of_work'], `data:text/javascript,${encodeURI(script)}`);
    await check.click();
    far.refuse('logIn', 'captcha_unreachable', { captcha: true });
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(dialog.getByText(refusalText('captcha_unreachable'))).toBeVisible();
    await expect.element(check).toBeVisible();
    await without.click();
    await expect.element(check).not.toBeInTheDocument();
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit, phones } from '../../testing/fit.ts';
import { far, openPortal, saidOf } from '../../testing/portal.tsx';
import { forgetRests } from '../codes/resting-codes.ts';
import { device } from '../passkeys/device.ts';
import { askForPlace, usePlaceQuestion } from './place-question.ts';

const address = '/m/securityCenter';
const dialog = page.getByRole('dialog', { name: 'Please complete verification first' });
const rename = page.getByRole('button', { name: 'Remove: Key ring' });

beforeEach(() => {
  forgetRests();
});

afterEach(() => {
  vi.restoreAllMocks();
  usePlaceQuestion.getState().question?.answer(false);
});

/** A sensitive act in a session from a place that its member never used. */
async function held(width = 1280) {
  far.refuse('deletePasskey', 'verification_required');
  await openPortal(address, { as: 'member', width });
}

describe('a place that the member never used (M-14)', () => {
  it('is verified by a code that is sent, and the act goes on', async () => {
    await held();
    sessionStorage.setItem('validate', '0');
    await rename.click();
    await expect.element(dialog.getByText(/\+66•••••5678/u)).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    expect(await accessFaults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect.poll(() => far.calls('sendPlaceCode')[0]?.body).toEqual({ kind: 'sms' });
    await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
    await dialog.getByRole('textbox', { name: 'Name of the payee' }).fill('Mika Harbour');
    far.answer('deletePasskey', {});
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect.element(page.getByText('The passkey is off your account.')).toBeVisible();
    expect(far.calls('verifyPlace')[0]?.body).toEqual({
      kind: 'sms',
      code: '123456',
      payeeName: 'Mika Harbour',
    });
    // What the session keeps says so at once, not only after a reload (portal.md 3).
    expect(sessionStorage.getItem('validate')).toBe('1');
  });

  it('is verified by the app, without the name where the site asks none', async () => {
    far.answer('readPlace', { ...samples.readPlace, asksPayeeName: false });
    await held();
    await rename.click();
    await dialog.getByRole('radio', { name: 'App' }).click();
    far.refuse('verifyPlace', 'proof_incorrect');
    await dialog.getByRole('textbox', { name: 'Code of your authenticator' }).fill('654321');
    await expect.element(dialog.getByText(refusalText('proof_incorrect'))).toBeVisible();
    expect(far.calls('verifyPlace')[0]?.body).toEqual({ kind: 'authenticator', code: '654321' });
  });

  it('is verified by the passkey where nothing else is bound, with nothing to type', async () => {
    const sign = vi.spyOn(device, 'sign').mockResolvedValueOnce(undefined);
    const ways = [{ kind: 'passkey', shown: '' }] as const;
    far.answer('readPlace', { ...samples.readPlace, ways: [...ways], asksPayeeName: false });
    await held();
    await rename.click();
    await expect.element(dialog.getByText(/fingerprint, face or PIN/u)).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toEqual([]);
    const submit = dialog.getByRole('button', { name: 'Verify' });
    await expect.element(submit).toHaveFocus();
    expect(await accessFaults()).toEqual([]);
    await submit.click();
    await expect.element(dialog.getByText(/^No passkey was used/u)).toBeVisible();
    sign.mockResolvedValue('{"id":"lamp"}');
    far.refuse('verifyPlaceByPasskey', 'passkey_refused');
    await submit.click();
    await expect.element(dialog.getByText(refusalText('passkey_refused'))).toBeVisible();
    far.answer('verifyPlaceByPasskey', {});
    far.answer('deletePasskey', {});
    await submit.click();
    await expect.element(page.getByText('The passkey is off your account.')).toBeVisible();
    expect(far.calls('verifyPlaceByPasskey')[0]?.body).toEqual({ response: '{"id":"lamp"}' });
  });

  it('puts a wrong name beside a passkey on the name', async () => {
    vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    const ways = [{ kind: 'passkey', shown: '' }] as const;
    far.answer('readPlace', { ...samples.readPlace, ways: [...ways] });
    far.refuse('verifyPlaceByPasskey', 'proof_incorrect');
    await held();
    await rename.click();
    const name = dialog.getByRole('textbox', { name: 'Name of the payee' });
    await expect.element(name).toHaveFocus();
    await name.fill('Ann Quay');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect.element(name).toHaveAccessibleDescription(/./u);
    await expect.element(dialog.getByText(refusalText('proof_incorrect'))).toBeVisible();
  });

  it('is given up, and the act with it', async () => {
    await held();
    await rename.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const said = page.getByText(refusalText('verification_required')).first();
    await expect.element(said).toBeVisible();
  });

  it('says why the ways are not there, and shows none without data', async () => {
    far.fail('readPlace', 'offline');
    await held();
    await rename.click();
    await expect.element(dialog.getByText(saidOf.offline)).toBeVisible();
    far.answer('readPlace', { ...samples.readPlace, ways: [] });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.element(dialog.getByText(/^There is no way to verify/u)).toBeVisible();
  });

  it('is busy until its ways are known', async () => {
    const release = far.hold('readPlace');
    await held();
    await rename.click();
    const busy = () => dialog.element().querySelector('[aria-busy="true"]');
    await expect.poll(busy).not.toBeNull();
    expect(dialog.getByRole('button', { name: 'Verify' }).elements()).toEqual([]);
    release();
    await expect.element(dialog.getByRole('button', { name: 'Verify' })).toBeVisible();
    expect(busy()).toBeNull();
  });

  it.each(phones)('fits a phone of %i', async (width) => {
    await held(width);
    await rename.click();
    await expectFit(width, dialog.getByRole('button', { name: 'Verify' }));
  });

  it('speaks Arabic', async () => {
    await openPortal(address, { as: 'member', locale: 'ar' });
    void askForPlace();
    const arabic = page.getByRole('dialog', { name: 'يرجى إكمال التحقق أولاً' });
    await expect.element(arabic).toBeVisible();
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { device } from '../../../shared/passkeys/device.ts';
import { far, openPortal, saidOf } from '../../../testing/portal.tsx';

const address = '/m/securityCenter';
const card = page.getByRole('group', { name: 'Passkeys' });
const add = card.getByRole('button', { name: 'Add a passkey' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('passkeys in the security centre', () => {
  it('are shown, and one more is made by the device', async () => {
    const make = vi.spyOn(device, 'make').mockResolvedValue('{"id":"lamp"}');
    await openPortal(address, { as: 'member' });
    await expect.element(card.getByText('Phone', { exact: true })).toBeVisible();
    await expect.element(card.getByText(/never used/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await add.click();
    await expect.element(page.getByText('The passkey is bound.')).toBeVisible();
    expect(make.mock.calls).toEqual([['{"challenge":"bGFtcA"}']]);
    expect(far.calls('createPasskey')[0]?.body).toEqual({
      name: 'New passkey',
      response: '{"id":"lamp"}',
    });
  });

  it('are made by nobody who turns back, nor by what the server refuses', async () => {
    const make = vi.spyOn(device, 'make').mockResolvedValue(undefined);
    await openPortal(address, { as: 'member' });
    await add.click();
    await expect.element(card.getByText(/^No passkey was used\./u)).toBeVisible();
    make.mockResolvedValue('{"id":"lamp"}');
    far.refuse('createPasskey', 'passkey_taken');
    await add.click();
    await expect.element(card.getByText(refusalText('passkey_taken'))).toBeVisible();
  });

  it('get another name', async () => {
    await openPortal(address, { as: 'member' });
    await card.getByRole('button', { name: 'Rename Phone' }).click();
    const name = card.getByRole('textbox', { name: 'Name' });
    await name.fill('Old phone');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.element(name).not.toBeInTheDocument();
    const [call] = far.calls('changePasskey');
    expect([call?.params, call?.body]).toEqual([
      { id: samples.readPasskeys.passkeys[0]?.id },
      { name: 'Old phone' },
    ]);
  });

  it('are taken off', async () => {
    await openPortal(address, { as: 'member' });
    await card.getByRole('button', { name: 'Remove: Key ring' }).click();
    await expect.element(page.getByText('The passkey is off your account.')).toBeVisible();
  });

  it('say so when there are none, and why they are not there', async () => {
    far.fail('readPasskeys', 'offline');
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText(saidOf.offline)).toBeVisible();
    far.answer('readPasskeys', { passkeys: [] });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(card.getByText(/^You have none yet\./u)).toBeVisible();
  });

  it('prove that their owner is there', async () => {
    vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    far.refuse('deletePasskey', 'step_up_required', { kinds: ['password', 'passkey'] });
    await openPortal(address, { as: 'member' });
    await card.getByRole('button', { name: 'Remove: Phone' }).click();
    const proof = page.getByRole('dialog', { name: "Confirm that it's you" });
    far.refuse('stepUpByPasskey', 'passkey_refused');
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await expect.element(proof.getByText(refusalText('passkey_refused'))).toBeVisible();
    far.answer('stepUpByPasskey', samples.stepUpByPasskey);
    far.answer('deletePasskey', {});
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await expect.element(page.getByText('The passkey is off your account.')).toBeVisible();
  });

  it('are all that is asked for where nothing else proves it', async () => {
    vi.spyOn(device, 'sign').mockResolvedValue('{"id":"lamp"}');
    far.refuse('deletePasskey', 'step_up_required', { kinds: ['passkey'] });
    await openPortal(address, { as: 'member' });
    await card.getByRole('button', { name: 'Remove: Phone' }).click();
    const proof = page.getByRole('dialog', { name: "Confirm that it's you" });
    await expect.element(proof.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    expect(proof.getByRole('textbox').elements()).toEqual([]);
    expect(proof.element().querySelector('input')).toBeNull();
    far.answer('stepUpByPasskey', samples.stepUpByPasskey);
    far.answer('deletePasskey', {});
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await expect.element(page.getByText('The passkey is off your account.')).toBeVisible();
  });
});

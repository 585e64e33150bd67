import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal, saidOf } from '../../../testing/portal.tsx';

const address = '/m/securityCenter';
const card = page.getByRole('group', { name: 'Another device' });
const make = card.getByRole('button', { name: 'Make a link' });

describe('a link for another device', () => {
  it('is made as a picture and as text, with its end', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(make).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await make.click();
    await expect.element(card.getByRole('img', { name: /^Picture with the link/u })).toBeVisible();
    await expect.element(card.getByText(/^Good until/u)).toBeVisible();
    const { token } = samples.createHandOff;
    const copy = card.getByRole('button', { name: /^Copy the link/u });
    expect(copy.element().getAttribute('title')).toBe(`${location.origin}/?token=${token}`);
    await expect.element(card.getByRole('button', { name: 'Make a new link' })).toBeVisible();
  });

  it('says why there is none', async () => {
    far.fail('createHandOff', 'offline');
    await openPortal(address, { as: 'member' });
    await make.click();
    await expect.element(card.getByText(saidOf.offline)).toBeVisible();
  });

  it('speaks Arabic', async () => {
    await openPortal(address, { as: 'member', locale: 'ar' });
    await expect.element(page.getByRole('group', { name: 'جهاز آخر' })).toBeVisible();
  });
});

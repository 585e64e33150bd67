import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../shared/session/session.ts';
import { far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/myAccount';
const nickname = page.getByRole('textbox', { name: 'Nickname' });
const save = page.getByRole('button', { name: 'Save' });

describe('the profile', () => {
  it('shows every field, and what can not be changed any more', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(nickname).toHaveValue('Mika');
    const fullName = page.getByRole('textbox', { name: 'Full name' });
    await expect.element(fullName).toHaveAttribute('readonly');
    for (const name of ['Zalo', 'Telegram', 'Address', 'Nationality', 'Place of birth']) {
      await expect.element(page.getByRole('textbox', { name })).toBeVisible();
    }
    expect(await accessFaults()).toEqual([]);
  });

  it('sends what was changed, and shows the new name at once', async () => {
    far.answer('changeProfile', { ...samples.changeProfile, nickname: 'Lamp', avatar: 2 });
    await openPortal(address, { as: 'member' });
    await nickname.fill('Lamp');
    await page.getByRole('textbox', { name: 'Occupation' }).fill('Keeper');
    await page.getByRole('radio', { name: 'Drawing 3' }).click();
    await page.getByText('Text messages').click();
    await save.click();
    await expect
      .poll(() => far.calls('changeProfile').map(({ body }) => body))
      .toEqual([
        {
          nickname: 'Lamp',
          avatar: 2,
          fields: { occupation: 'Keeper' },
          marketing: { sms: true, email: true },
        },
      ]);
    await expect.poll(() => useSession.getState().member?.nickname).toBe('Lamp');
  });

  it('lands what the server refuses on its field', async () => {
    far.refuse('changeProfile', 'validation_failed', {
      fields: [{ path: 'address', rule: 'length' }],
    });
    await openPortal(address, { as: 'member' });
    await nickname.fill('');
    await save.click();
    await expect.element(nickname).toHaveAccessibleDescription('Required.');
    await nickname.fill('Lamp');
    await save.click();
    await expect
      .element(page.getByRole('textbox', { name: 'Address' }))
      .toHaveAccessibleDescription('Use 200 characters at most.');
  });

  it('is busy until the answer, and asks again for what did not arrive', async () => {
    far.fail('readProfile', 'badGateway');
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('readProfile', samples.readProfile);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(nickname).toBeVisible();
  });

  it('fits a phone, in Arabic', async () => {
    await openPortal(address, { as: 'member', locale: 'ar', width: 390 });
    await expect.element(page.getByRole('textbox', { name: 'الاسم المستعار' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

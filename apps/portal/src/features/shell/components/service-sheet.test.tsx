import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../testing/portal.tsx';

const system = samples.readStatus;
const telegram = { csType: 'TELEGRAM', url: 'https://t.example/lamplight' };
const info = { ...system.info, customerService: [...system.info.customerService, telegram] };
const boot = { system: { ...system, info } };

describe('the channels of a phone', () => {
  it('stand in a sheet when there is more than one', async () => {
    await openPortal('/m', { boot, width: 390 });
    const button = page.getByRole('complementary').getByRole('button');
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().height).toBe(48);
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Customer service' });
    await expect.element(sheet.getByRole('link', { name: 'Live chat' })).toBeVisible();
    const link = sheet.getByRole('link', { name: 'Telegram' });
    await expect.element(link).toHaveAttribute('href', telegram.url);
  });
});

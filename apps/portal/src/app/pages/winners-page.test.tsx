import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (locale: 'en' | 'ar' = 'en') => openPortal('/m/winners', { as: 'member', locale });
const largest = () => page.getByRole('row', { name: /p\*\*\*1.*Opal Rush.*×48\.5.*9,000/u });

describe('the list of winners', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows masked names with their games and whole amounts', async () => {
    await open();
    await expect.element(largest()).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('says that nobody has won yet', async () => {
    far.answer('listWinners', { list: [] });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No wins yet today' })).toBeVisible();
  });

  it('is busy until it knows', async () => {
    const release = far.hold('listWinners');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(largest()).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listWinners', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listWinners', samples.listWinners);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(largest()).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('columnheader', { name: 'اللاعب' })).toBeVisible();
  });
});

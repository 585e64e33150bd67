import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (locale: 'en' | 'ar' = 'en', width = 1280) =>
  openPortal('/a/teamFiles', { as: 'agent', locale, width });
const row = (name: RegExp) => page.getByRole('row', { name });

describe('files of the team', () => {
  it('say how far each is, and until when it can be opened', async () => {
    await open();
    await expect.element(row(/Team transactions/u).getByText('Waiting')).toBeVisible();
    const made = page.getByRole('progressbar', {
      name: '4,000 of 18,400 lines of Team betting',
    });
    await expect.element(made).toHaveAttribute('aria-valuenow', '22');
    await expect.element(row(/User profit and loss/u).getByText(/^until/u)).toBeVisible();
    await expect.element(row(/Team management/u).getByText('Expired')).toBeVisible();
    await expect
      .element(page.getByText('Longer than 50,000 lines. Choose fewer days.'))
      .toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('are saved by their agent, who hears when one is over', async () => {
    await open();
    far.answer('readTeamFile', (call) =>
      call.query['cursor'] === undefined
        ? { ...samples.readTeamFile, nextCursor: '2' }
        : samples.readTeamFile,
    );
    await page.getByRole('button', { name: /^Save as CSV: User profit and loss/u }).click();
    await expect
      .poll(() => far.calls('readTeamFile').map(({ query }) => query['cursor']))
      .toEqual([undefined, '2']);
    expect(far.calls('readTeamFile').at(-1)?.params).toEqual({ fileId: 'tfl_sample00003' });
    far.refuse('readTeamFile', 'team_file_expired');
    await page.getByRole('button', { name: /^Save as CSV: User profit and loss/u }).click();
    const said = alert.getByText(refusalText('team_file_expired'), { exact: false });
    await expect.element(said.first()).toBeVisible();
  });

  it('are none at first', async () => {
    far.answer('listTeamFiles', { ...samples.listTeamFiles, content: [], total: 0 });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  });

  it('are asked for again when they did not arrive', async () => {
    far.fail('listTeamFiles', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
  });

  it('show what a report promised', async () => {
    far.answer('readRegisterLinksFile', {
      fileName: 'links-2026-03-09.csv',
      csv: null,
      fileId: 'tfl_sample00001',
    });
    const router = await openPortal('/a/registerCenter', { as: 'agent', locale: 'en' });
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/a/teamFiles');
  });

  it('read from right to left on a phone', async () => {
    await open('ar', 390);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await accessFaults()).toEqual([]);
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { topicTable } from '../../shared/realtime/topic-table.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const take = main.getByRole('button', { name: 'Take it' });
const open = (locale: 'en' | 'ar' = 'en') => openPortal('/m/raffle', { as: 'member', locale });

describe('raffles', () => {
  it('show own tickets, prizes, winners and what is published, and take what was won', async () => {
    await open();
    await expect
      .element(main.getByRole('heading', { name: 'Harbour lights raffle' }))
      .toBeVisible();
    await expect.element(main.getByText(/A ticket for each .*500\.00/u).first()).toBeVisible();
    await expect.element(main.getByText(/the one with the most tickets/u).first()).toBeVisible();
    await expect
      .element(main.getByRole('row', { name: /Prize 2.*500\.00.*m\*\*\*9/u }))
      .toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await take.click();
    await expect.poll(() => far.calls('claimRafflePrize').length).toBe(1);
    await expect.poll(() => far.calls('listRaffles').length).toBe(2);
  });

  it('say when the draw comes or was, with its hour on the clocks of the site', async () => {
    await open();
    const moment = (day: RegExp) => main.getByText(day).first();
    await expect.element(main.getByText('Draw from').first()).toBeVisible();
    await expect.element(moment(/^2026-03-1[45].\d\d:10$/u)).toBeVisible();
    await expect.element(main.getByText('Drawn', { exact: true }).last()).toBeVisible();
    await expect.element(moment(/^2026-02-1[45].\d\d:11$/u)).toBeVisible();
  });

  it('name the own tickets as the published list does, with what became of each', async () => {
    await open();
    const numbers = main.getByText('The numbers of your tickets');
    await numbers.first().click();
    const line = main.getByRole('listitem');
    await expect.element(line.filter({ hasText: /…f0d20014.*Void/u })).toBeVisible();
    await numbers.last().click();
    await expect.element(line.filter({ hasText: /…f0d20002.*Won/u })).toBeVisible();
    await expect.element(line.filter({ hasText: /…f0d20005.*Not drawn/u })).toBeVisible();
  });

  it('look again when tickets came or a draw is over, while the page is open', async () => {
    await open();
    await expect.element(take).toBeVisible();
    far.answer('listRaffles', []);
    const heading = main.getByRole('heading', { name: 'Harbour lights raffle' });
    const look = () => {
      topicTable.tell('badges');
      return heading.elements().length;
    };
    await expect.poll(look, { timeout: 10_000 }).toBe(0);
  });

  it('lead to the page that computes the draw again', async () => {
    await open();
    await main.getByText('How the draw is proven').last().click();
    await expect.element(main.getByText(/No public beacon.*seed\|\|ticket/u).last()).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Compute the draw again' }))
      .toHaveAttribute('href', '/verify?raffleId=raf_0198f0d10001');
  });

  it.each(['reward_state', 'raffle_no_prize', 'self_excluded'] as const)(
    'say why nothing was taken: %s',
    async (code) => {
      far.refuse('claimRafflePrize', code);
      await open();
      await take.click();
      await expect.element(main.getByText(refusalText(code))).toBeVisible();
    },
  );

  it('say that there are none', async () => {
    far.answer('listRaffles', []);
    await open();
    await expect.element(main.getByRole('heading', { name: 'No raffle yet' })).toBeVisible();
  });

  it('are busy until they are known', async () => {
    const release = far.hold('listRaffles');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(take).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('ask again after a fault: %s', async (fault) => {
    far.fail('listRaffles', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listRaffles', samples.listRaffles);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(take).toBeVisible();
  });

  it('stand right to left in Arabic', async () => {
    await open('ar');
    await expect.element(main.getByRole('button', { name: 'استلام' })).toBeVisible();
  });
});

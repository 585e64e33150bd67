import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/raffles';
const one = `${address}?item=raf_0198f0d10002`;
const drawer = () => page.getByRole('dialog');

async function fill(label: RegExp, text: string): Promise<void> {
  await drawer().getByLabelText(label).fill(text);
}

async function fillAll(): Promise<void> {
  await fill(/^Name, English/u, 'Spring raffle');
  await fill(/^Amount for a ticket/u, '200');
  await fill(/^First day/u, '2026-03-02');
  await fill(/^Last day/u, '2026-03-09');
  await fill(/^Prizes/u, '100\n50');
  await fill(/^Reason/u, 'A raffle for spring.');
}

describe('the raffles at the desk', () => {
  it('shows tickets, prizes and what is published', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Harbour lights raffle.*Running.*214.*63.*3/u }))
      .toBeVisible();
  });

  it('makes one, with a sentence under each field that is missing', async () => {
    await openDesk(`${address}?item=new`);
    await drawer().getByRole('button', { name: 'Make it' }).click();
    await expect.element(drawer().getByText('Enter a name.')).toBeVisible();
    await fillAll();
    await drawer().getByRole('button', { name: 'Make it' }).click();
    await expect
      .poll(() => far.calls('createRaffle')[0]?.body)
      .toMatchObject({
        names: { en: 'Spring raffle' },
        earnedBy: 'DEPOSIT',
        perAmount: '200',
        prizes: ['100', '50'],
        multiple: 1,
      });
  });

  it('says that one above the ceiling waits for a second person', async () => {
    far.answer('createRaffle', { raffle: null, approvalId: 'apr_0198f0ab1000' });
    await openDesk(`${address}?item=new`);
    await fillAll();
    await drawer().getByRole('button', { name: 'Make it' }).click();
    const second = page.getByText('It waits for a second person, under Approvals.').first();
    await expect.element(second).toBeInTheDocument();
  });

  it('says that it cannot be so', async () => {
    far.refuse('createRaffle', 'raffle_invalid');
    await openDesk(`${address}?item=new`);
    await fillAll();
    await drawer().getByRole('button', { name: 'Make it' }).click();
    await expect.element(drawer().getByText(refusalText('raffle_invalid'))).toBeVisible();
  });

  it('ends one with a reason, or says that it is over', async () => {
    await openDesk(one);
    await fill(/^Reason/u, 'Enough tickets.');
    far.refuse('endRaffle', 'raffle_over');
    await drawer().getByRole('button', { name: 'End today' }).click();
    await expect.element(drawer().getByText(refusalText('raffle_over'))).toBeVisible();
    far.answer('endRaffle', samples.endRaffle);
    await drawer().getByRole('button', { name: 'End today' }).click();
    await expect.element(page.getByText('Today is its last day.').first()).toBeInTheDocument();
  });

  it('says that there are none', async () => {
    far.answer('listDeskRaffles', { ...samples.listDeskRaffles, list: [] });
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'No raffles' })).toBeVisible();
  });

  it('offers to ask again, also in Arabic', async () => {
    far.refuse('listDeskRaffles', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض السحوبات')).toBeVisible();
    far.answer('listDeskRaffles', samples.listDeskRaffles);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByRole('row', { name: /سحب أضواء الميناء/u })).toBeVisible();
  });
});

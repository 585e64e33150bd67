import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/boards';
const drawer = () => page.getByRole('dialog');

async function fill(label: RegExp, text: string): Promise<void> {
  await drawer().getByLabelText(label).fill(text);
}

async function fillBoard(prizes: string): Promise<void> {
  await fill(/^Name, English/u, 'Week of the sails');
  await fill(/^First day/u, '2026-03-02');
  await fill(/^Last day/u, '2026-03-08');
  await fill(/^Prizes/u, prizes);
  await fill(/^Reason/u, 'A board for the week.');
  await drawer().getByRole('button', { name: 'Save' }).click();
}

describe('the boards at the desk', () => {
  it('shows their days, prizes and players', async () => {
    await openDesk(address);
    await expect
      .element(
        page.getByRole('row', { name: /Week of the sails.*Play.*2026-03-08.*3.*4.*Running/u }),
      )
      .toBeVisible();
  });

  it('makes a board with a prize for each place', async () => {
    await openDesk(`${address}?item=new`);
    await fillBoard('100.00\n50.00\n');
    await expect
      .poll(() => far.calls('createBoard')[0]?.body)
      .toMatchObject({
        names: { en: 'Week of the sails' },
        metric: 'VALID_SUM',
        opensOn: '2026-03-02',
        closesOn: '2026-03-08',
        prizes: ['100.00', '50.00'],
      });
  });

  it('says that prizes above the ceiling wait for a second person', async () => {
    far.answer('createBoard', { board: null, approvalId: 'apr_0198f0e10009' });
    await openDesk(`${address}?item=new`);
    await fillBoard('9000.00');
    await expect.element(page.getByText(/waits for a second person/u).first()).toBeVisible();
  });

  it('takes a least stake and a vendor, also of what ranks by sums', async () => {
    await openDesk(`${address}?item=new`);
    await drawer().getByRole('textbox', { name: 'Bets from' }).fill('20.00');
    await drawer().getByRole('textbox', { name: 'Vendor alone' }).fill('pg');
    await fillBoard('100.00');
    await expect
      .poll(() => far.calls('createBoard')[0]?.body)
      .toMatchObject({ metric: 'VALID_SUM', leastStake: '20.00', vendorCode: 'PG' });
  });

  it('takes a vendor or a game, not both, and says why one is not counted', async () => {
    far.refuse('createBoard', 'board_scope');
    await openDesk(`${address}?item=new`);
    await drawer().getByRole('textbox', { name: 'Vendor alone' }).fill('PG');
    await drawer().getByRole('textbox', { name: 'Game alone' }).fill('tide-lanterns');
    await fillBoard('100.00');
    await expect.element(drawer().getByText('Name a vendor or a game, not both.')).toBeVisible();
    expect(far.calls('createBoard')).toEqual([]);
    await drawer().getByRole('textbox', { name: 'Vendor alone' }).fill('');
    await fillBoard('100.00');
    await expect.element(drawer().getByText(refusalText('board_scope'))).toBeVisible();
  });

  it('says why a board was refused', async () => {
    far.refuse('createBoard', 'board_invalid');
    await openDesk(`${address}?item=new`);
    await fillBoard('50.00 100.00');
    await expect.element(drawer().getByText(refusalText('board_invalid'))).toBeVisible();
  });

  it('ends one with a reason, and says that it is over already', async () => {
    far.refuse('endBoard', 'board_over');
    await openDesk(`${address}?item=brd_0198f0ae7001`);
    await fill(/^Reason/u, 'A mistake in its prizes.');
    await drawer().getByRole('button', { name: 'End today' }).click();
    await expect.element(drawer().getByText(refusalText('board_over'))).toBeVisible();
  });

  it('says that there are none, and offers to ask again', async () => {
    far.refuse('listBoards', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض لوحات المتصدرين')).toBeVisible();
    far.answer('listBoards', { ...samples.listBoards, list: [] });
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByRole('heading', { name: 'لا لوحات متصدرين' })).toBeVisible();
  });
});

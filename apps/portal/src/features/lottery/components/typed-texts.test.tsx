import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openPortal } from '../../../testing/portal.tsx';

const { readLotteryGame: game } = samples;
const list = page.getByRole('region', { name: 'Numbers of this line' });
const field = page.getByRole('textbox', { name: 'Tickets' });

async function openTickets(): Promise<void> {
  await openPortal('/lottery?gameCode=SSC1M', { as: 'member' });
  await page.getByRole('button', { name: 'Five', exact: true }).click();
  await page
    .getByRole('group', { name: 'Kinds of this play' })
    .getByRole('button', { name: /tickets/iu })
    .first()
    .click();
}

/** A paste into the field, as a browser sends it. */
async function paste(text: string): Promise<void> {
  const data = new DataTransfer();
  data.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
  (await field.findElement()).dispatchEvent(event);
}

/** The nodes of the page that are written until its end. */
function changesIn(part: Node) {
  const nodes = new Set<Node>();
  const take = (records: readonly MutationRecord[]): void => {
    records.forEach(({ target }) => nodes.add(target));
  };
  const observer = new MutationObserver(take);
  observer.observe(part, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    end: () => {
      take(observer.takeRecords());
      observer.disconnect();
      return nodes;
    },
  };
}

describe('a list of tickets that is typed', () => {
  it('reads 100,000 pasted ones, of which the page holds only those in view', async () => {
    await openTickets();
    const all = Array.from({ length: 99_999 }, (_, at) => String(at).padStart(5, '0'));
    await paste(`${all.join(' ')} `);
    await expect.element(page.getByText('99,999 numbers, 0 repeated')).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(list.getByRole('listitem').elements().length).toBeLessThanOrEqual(11);
    await userEvent.fill(field, '99999');
    await expect.element(page.getByText('100,000 numbers, 0 repeated')).toBeVisible();
    (await list.findElement()).scrollTop = 1e9;
    await expect.element(list.getByRole('button', { name: '99999: remove' })).toBeVisible();
    await list.getByRole('button', { name: '99999: remove' }).click();
    await expect.element(page.getByText('99,999 numbers, 0 repeated')).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(list.getByRole('listitem').elements().length).toBeLessThanOrEqual(11);
  });

  it('draws a handful of nodes for a key beside 100,000 of them, and none of the list', async () => {
    await openTickets();
    const all = Array.from({ length: 99_990 }, (_, at) => String(at).padStart(5, '0'));
    await paste(`${all.join(' ')} `);
    await expect.element(page.getByText('99,990 numbers, 0 repeated')).toBeVisible();
    const rows = list.getByRole('listitem').elements();
    const changed = changesIn(document.body);
    await userEvent.type(field, '99990');
    await expect.element(page.getByText('99,991 numbers, 0 repeated')).toBeVisible();
    const nodes = changed.end();
    // Counts, prices and buttons of the slip; the clocks of the page tick meanwhile.
    expect(nodes.size).toBeLessThan(150);
    expect([...nodes].filter((node) => rows.some((row) => row.contains(node)))).toEqual([]);
    expect(list.getByRole('listitem').elements()).toEqual(rows);
  });

  it('stays in its field while it is short', async () => {
    await openTickets();
    await userEvent.type(field, '12345 1234 12345');
    await expect
      .element(page.getByText("1 numbers, 1 repeated · 1 don't fit and are left out: 1234"))
      .toBeVisible();
    await expect.element(list).not.toBeInTheDocument();
  });
});

describe('hot numbers on the slip (lottery.md B4)', () => {
  const hotNumbers = [
    { betType: 'vnn.lo2', number: '68', factor: '0.8' },
    { betType: 'vnn.lo2', number: '07', factor: '0' },
  ];
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });

  it('are told with what they pay, in the line and in the list', async () => {
    const families: 'vnn'[] = ['vnn'];
    far.answer('readLotteryGame', { ...game, game: { ...game.game, families }, hotNumbers });
    await openPortal('/lottery?gameCode=SSC1M', { as: 'member' });
    await button('11').click();
    await expect.element(page.getByText(/^Hot number/u)).not.toBeInTheDocument();
    const note = page.getByText(/^Hot number 68: the whole line is paid at odds × 0\.8/u);
    await button('68').click();
    await expect.element(note).toBeVisible();
    await page.getByRole('button', { name: 'Add to list' }).click();
    await expect.element(note).toBeVisible();
    await button('07').click();
    await expect
      .element(page.getByText('No bets are taken on 07 now. Leave them out.'))
      .toBeVisible();
    // It goes with the list, so the button says so.
    await expect.element(page.getByRole('button', { name: 'Bet all 2 lines' })).toBeDisabled();
  });
});

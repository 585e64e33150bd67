import type { Locator } from '@playwright/test';
import { createHash } from 'node:crypto';
import { machineTime } from './clock.ts';
import { nameLabel, openDesk } from './operator.ts';
import { approveBySecond } from './second-person.ts';
import { expect, type Site } from './site.ts';

/** The zone of the site of the cashier: its days are those of a raffle. */
const timeZone = 'Asia/Bangkok';

/** More than others of the same site pay in, so that no ticket is theirs. */
export const paidPerTicket = '1000';

/**
 * Makes a raffle with one prize, a ticket for each `paidPerTicket`; answers after how many minutes
 * its list closes, an hour after its last day.
 */
export async function makeRaffle(site: Site, name: string): Promise<number> {
  const t = site.words('desk-raffles');
  const now = (await machineTime()).toZonedDateTimeISO(timeZone);
  // A day more, so that no midnight comes in between.
  const lastDay = now.add({ days: 1 }).toPlainDate();
  const closes = lastDay.add({ days: 1 }).toZonedDateTime({ timeZone, plainTime: '01:00' });
  await openDesk(site, '/raffles?item=new');
  const sheet = site.page.getByRole('dialog');
  const fields = {
    [nameLabel(site)]: name,
    [t('form.perAmount')]: paidPerTicket,
    [t('form.opensOn')]: String(now.toPlainDate()),
    [t('form.closesOn')]: String(lastDay),
    [t('form.prizes')]: '300.00',
    [site.words('desk-shell')('reason.label')]: 'For a journey',
  };
  for (const [label, text] of Object.entries(fields)) {
    await sheet.getByLabel(label).first().fill(text);
  }
  await sheet.getByRole('button', { name: t('form.save') }).click();
  // Its prize is more than one operator promises alone.
  await expect(site.page.getByText(t('form.waiting')).first()).toBeVisible();
  await approveBySecond(site, name);
  return Math.ceil(closes.since(now).total('minutes')) + 1;
}

/** The card of a raffle, on a page that is asked for anew. */
export async function openRaffle(site: Site, name: string): Promise<Locator> {
  await site.open('/m/raffle');
  return site.page
    .locator('[data-ux="PR-05"] > *')
    .filter({ has: site.page.getByRole('heading', { name, exact: true }) });
}

/** What is published of a draw. */
export interface RaffleProof {
  readonly commitment: string;
  readonly listHash: string;
  readonly seed: string;
  readonly prizes: readonly string[];
  readonly tickets: readonly {
    readonly ticketId: string;
    readonly holder: string;
    readonly prize: number | null;
  }[];
}

/** The draw by the sentence that the page of raffles says, with nothing of the product's. */
export function expectDrawnBy({ commitment, listHash, seed, prizes, tickets }: RaffleProof): void {
  expect(sha256(seed)).toBe(commitment);
  expect(sha256(tickets.map(({ ticketId }) => ticketId).join('\n'))).toBe(listHash);
  const drawn = tickets
    .map((ticket) => ({ ...ticket, score: sha256(`${seed}||${ticket.ticketId}`) }))
    .toSorted((left, right) => (left.score < right.score ? -1 : 1))
    .filter(({ holder }, at, scored) => scored.findIndex((row) => row.holder === holder) === at)
    .slice(0, prizes.length);
  const published = tickets
    .filter(({ prize }) => prize !== null)
    .toSorted((left, right) => Number(left.prize) - Number(right.prize));
  expect(drawn.map(({ ticketId }) => ticketId)).toEqual(published.map(({ ticketId }) => ticketId));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

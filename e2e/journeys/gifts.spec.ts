import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import {
  askWithdrawal,
  bindAccount,
  choosePaymentPassword,
  openDeposit,
  payAtProvider,
  payIn,
  withdrawalState,
} from '../support/cashier.ts';
import { onCashierSite } from '../support/cashier-stack.ts';
import { letPass, moveClock, runJob } from '../support/clock.ts';
import { playRound, startFirstGame } from '../support/game.ts';
import { pointerOf } from '../support/hand.ts';
import { checkEventsOffline, checkRaffleOffline } from '../support/offline-check.ts';
import { publishPromotion } from '../support/promotion-desk.ts';
import {
  expectDrawnBy,
  makeRaffle,
  openRaffle,
  paidPerTicket,
  type RaffleProof,
} from '../support/raffle.ts';
import { elsewhere, expect, test, type Site } from '../support/site.ts';

onCashierSite();

/** What has not come by then is asked for once more. */
const soon = { timeout: 3000 };
/** The job that gives tickets, closes lists and draws. */
const raffles = 'rewards_run_raffles';

test('J10: a promotion that is chosen with a deposit is played off bet by bet, and what came free leaves', async ({
  site,
}) => {
  test.setTimeout(180_000);
  const { page, words } = site;
  const name = `Quay gift ${randomBytes(3).toString('hex')}`;
  const t = words('desk-promotions');
  // More than the first stake of a slot, less than two of them.
  const fields = { [t('form.amount')]: '8.00', [t('form.multiple')]: '1' };
  await publishPromotion(site, { type: 'DEPOSIT', name, fields });
  const member = await site.register();
  await choosePaymentPassword(site, member.password);
  await bindAccount(site);
  await site.open('/m/depositv2');
  const hand = pointerOf(site);
  await openDeposit(site, { channel: 'QR', amount: '500', hand, promotion: name });
  await payAtProvider(site, hand);
  await expect(page.locator('[data-ux="MC-07"]')).toContainText(name);

  const cashier = words('cashier');
  await site.open('/m/withdraw');
  const terms = page.locator('[data-ux="MC-08"]');
  const play = terms.getByText(cashier('withdraw.playFor', { source: name }), { exact: true });
  await expect(play.first()).toBeVisible();
  await expect(mayLeave(site)).toContainText(/^\D*0[.,٫]00\D*$/u);
  await site.inspect('deposit-gift-to-be-played');

  const rewards = words('rewards');
  await site.open('/m/bonusDetails');
  await page.getByRole('main').getByRole('link', { name }).click();
  const bonus = page.locator('[data-ux="MC-14-one"]');
  await expect(bonus).toContainText(rewards('status.OPEN'));
  const gift = new URL(page.url()).pathname;
  const bets = page.getByRole('table', { name: rewards('bets.title') }).getByRole('row');
  for (const rounds of [1, 2]) {
    await site.open('/');
    await startFirstGame(site);
    await playRound(site);
    await expect(async () => {
      await site.open(gift);
      // Beside its heading the table has a row for each bet.
      await expect(bets).toHaveCount(rounds + 1, soon);
    }).toPass();
  }
  await expect(bonus).toContainText(rewards('status.DONE'));
  await site.inspect('deposit-gift-played-off');

  await site.open('/m/withdraw');
  await expect(mayLeave(site)).toContainText(/[1-9]/u);
  await expect(play).toHaveCount(0);
  await askWithdrawal(site, pointerOf(site), 'most');
  await expect(withdrawalState(site, 'REVIEW')).toBeVisible();
});

/** What of the money may be taken out. */
function mayLeave({ page, words }: Site): Locator {
  const label = words('cashier')('withdraw.available');
  return page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
}

// The clock of the site goes on by two days: no deposit would be taken after that.
test('J10: two see a raffle drawn, the winner takes the prize, and the draw is computed again without a network', async ({
  site,
  browser,
}) => {
  test.setTimeout(300_000);
  const { words } = site;
  const t = words('raffle');
  const name = `Lanterns ${randomBytes(3).toString('hex')}`;
  const minutes = await makeRaffle(site, name);
  const both = [site, await elsewhere(browser, site)] as const;
  const accounts = [await both[0].register(), await both[1].register()] as const;
  for (const one of both) {
    await payIn(one, paidPerTicket, pointerOf(one));
  }
  for (const one of both) {
    await expectAfterRuns(one, name, t('ownTickets') + '1');
  }
  await letPass(minutes, [
    { site: both[0], account: accounts[0] },
    { site: both[1], account: accounts[1] },
  ]);
  for (const one of both) {
    await expectAfterRuns(one, name, t('states.CLOSED'));
  }

  const before = [await unread(both[0]), await unread(both[1])] as const;
  await moveClock(minutes + 11);
  // Nobody asks for it there: it comes over the line.
  await expect(async () => {
    await runJob(raffles);
    await expect.poll(() => unread(both[0]), soon).toBeGreaterThan(before[0]);
    await expect.poll(() => unread(both[1]), soon).toBeGreaterThan(before[1]);
  }).toPass();
  const winner = await whoWon(both);
  const own = await openRaffle(winner, name);
  await own.getByRole('button', { name: t('own.take') }).click();
  await expect(own).toContainText(t('own.mine'));
  const cards = [await openRaffle(both[0], name), await openRaffle(both[1], name)] as const;
  await expect(cards[0]).toContainText(t('states.DRAWN'));
  const prizes = await cards[0].getByRole('table').innerText();
  await expect(cards[1].getByRole('table')).toHaveText(prizes, { useInnerText: true });
  await site.inspect('raffle-drawn');
  expectDrawnBy(await readProof(site, cards[0]));
  await checkRaffleOffline(site);
  await checkEventsOffline(site);
  await both[1].page.close();
});

/** Does the work of the minute until the card of a raffle says something. */
async function expectAfterRuns(site: Site, name: string, text: string): Promise<void> {
  await expect(async () => {
    await runJob(raffles);
    await expect(await openRaffle(site, name)).toContainText(text, soon);
  }).toPass();
}

/** How many messages the bar says are unread; a member who paid in has some. */
async function unread({ page, words }: Site): Promise<number> {
  const name = words('account')('titles.messages');
  const link = page.getByRole('banner').getByRole('link', { name });
  await expect(link).toContainText(/\d/u);
  return Number((await link.innerText()).replaceAll(/\D/gu, ''));
}

/** Of two the one whose inbox says so; that of the other one says the contrary. */
async function whoWon([first, second]: readonly [Site, Site]): Promise<Site> {
  const t = first.words('inbox');
  const [won, missed] = [t('types.raffle_won.title'), t('types.raffle_missed.title')];
  const titles: string[] = [];
  for (const site of [first, second]) {
    const news = site.page
      .locator('[data-ux="MC-18"]')
      .getByText(new RegExp(`^(?:${won}|${missed})$`, 'u'));
    await expect(async () => {
      await runJob(raffles);
      await site.open('/m/messageV2');
      await expect(news).toBeVisible(soon);
    }).toPass();
    titles.push(await news.innerText());
  }
  expect(titles.toSorted()).toEqual([won, missed].toSorted());
  return titles[0] === won ? first : second;
}

/** From the card to the page that computes the draw again, with what was published of it. */
async function readProof({ page, words }: Site, card: Locator): Promise<RaffleProof> {
  const check = words('raffle')('proof.check');
  const proof = card.locator('details').filter({ hasText: check });
  await proof.locator('summary').click();
  const answer = page.waitForResponse((response) => response.url().endsWith('/proof'));
  await proof.getByRole('link', { name: check }).click();
  const verify = words('verify');
  for (const step of ['commitment', 'list', 'winners'] as const) {
    await expect(page.getByRole('main').getByText(verify(`raffle.fine.${step}`))).toBeVisible();
  }
  const { value } = (await (await answer).json()) as { readonly value: RaffleProof };
  return value;
}

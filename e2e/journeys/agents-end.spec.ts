import type { Locator } from '@playwright/test';
import { endpoints } from '@portal/protocol/endpoints';
import { type Agent, enterByCall } from '../support/agent-calls.ts';
import { demoAccount, enterAsAgent } from '../support/agents.ts';
import { type Caller, openCaller } from '../support/caller.ts';
import { onMorningSite } from '../support/cashier-stack.ts';
import { siteTime } from '../support/clock.ts';
import { hourPay, payBelow, payByHouse, playThrough, untilPastHour } from '../support/hour-pay.ts';
import { firstOperator } from '../support/operator.ts';
import { expect, test, type Site } from '../support/site.ts';

const timeZone = onMorningSite();

/** The house pays the agent for each hour, who hands it on to whoever stands below. */
interface Pair {
  readonly desk: Caller;
  readonly agent: Agent;
  readonly downline: Agent;
  readonly day: string;
}

let pair: Pair;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const desk = openCaller();
  await enterDesk(desk);
  const agent = await enterByCall(demoAccount('agent'));
  const downline = await enterByCall(demoAccount('downline-1'));
  await payByHouse(desk, agent);
  await payBelow(agent, downline);
  await untilPastHour(3);
  const day = String((await siteTime()).toZonedDateTimeISO(timeZone).toPlainDate());
  pair = { desk, agent, downline, day };
});

test('J12: the end that one asks for and the other agrees to is the end of the pay', async ({
  site,
}) => {
  test.setTimeout(150_000);
  const { agent, downline } = pair;
  await followSite(site);
  await playAnHour();
  await askForTheEnd(site, downline);
  await agreeToTheEnd(site, agent);
  await expectInForceStill(site);

  await hourGoesBy(site, 1);
  await enterAsAgent(site, downline);
  const got = await lastPay(site, { direction: 'in', account: agent.username });
  await site.logOut();
  await enterAsAgent(site, agent);
  const given = await lastPay(site, { direction: 'out', account: downline.username });
  expect(got).toEqual(given);
  await expectEnded(site);

  await playAnHour();
  await hourGoesBy(site, 2);
  await enterAsAgent(site, agent);
  await expect(bills(await openRecords(site, { direction: 'in' }))).toHaveCount(2);
  const paidDown = await openRecords(site, { direction: 'out', account: downline.username });
  await expect(bills(paidDown)).toHaveCount(1);
});

async function enterDesk(desk: Caller): Promise<void> {
  await desk.enter(endpoints.logInOperator, firstOperator());
}

/** So much time went by that the desk comes anew, as everybody does. */
async function playAnHour(): Promise<void> {
  await enterDesk(pair.desk);
  await playThrough(pair.desk, pair.downline);
}

/** Whoever is paid may ask without a payment password. */
async function askForTheEnd(site: Site, downline: Agent): Promise<void> {
  const { page, words } = site;
  const t = words('contracts');
  await enterAsAgent(site, downline);
  await site.open('/a/agentHourSalary?tab=mine');
  await page.getByRole('button', { name: t('action.terminate') }).click();
  const name = t('answer.title.terminate');
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('textbox', { name: t('answer.reason') }).fill('We go on alone');
  await site.inspect('contract-end-asked');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('state.TERM_REQUESTED'))).toBeVisible();
  await site.logOut();
}

/** The request is there after the login; whoever pays signs with the payment password. */
async function agreeToTheEnd(site: Site, agent: Agent): Promise<void> {
  const { page, words } = site;
  const t = words('contracts');
  await enterAsAgent(site, agent);
  const waiting = page.getByRole('dialog', { name: t('waiting.title') });
  await expect(waiting.getByText('We go on alone')).toBeVisible();
  await waiting.getByRole('button', { name: t('action.acceptEnd') }).click();
  const name = t('answer.title.acceptEnd');
  const dialog = page.getByRole('dialog', { name });
  const secret = dialog.getByRole('textbox', { name: words('cashier')('paymentPassword') });
  await secret.fill(agent.paymentPassword);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A browser goes by its own clock, which says whether a moment of the site is past. */
async function followSite({ page }: Site): Promise<void> {
  await page.clock.setSystemTime((await siteTime()).epochMilliseconds);
}

/** Until the hour is over, which is the last that counts. */
async function expectInForceStill(site: Site): Promise<void> {
  const t = site.words('contracts');
  const ending = t('stateBy.ends', { day: '' }).trim();
  const main = await openContractsBelow(site);
  await expect(main.getByText(ending)).toHaveText(/11:00/u);
  await expect(main.getByRole('button', { name: t('action.terminate') })).toHaveCount(0);
  await site.inspect('contract-ending');
}

async function expectEnded(site: Site): Promise<void> {
  const t = site.words('contracts');
  const main = await openContractsBelow(site);
  // The filter of states has the word too.
  const ended = main.getByText(t('state.TERMINATED'), { exact: true }).filter({ visible: true });
  await expect(ended).toHaveCount(1);
  await expect(main.getByText(/11:00/u)).toBeVisible();
  await site.inspect('contract-ended');
}

async function openContractsBelow(site: Site): Promise<Locator> {
  await site.open(`/a/agentHourSalary?tab=downline&account=${pair.downline.username}`);
  return site.page.getByRole('main');
}

/** Twelve minutes after the hour it is settled and paid; who is signed in was away for long. */
async function hourGoesBy(site: Site, hours: number): Promise<void> {
  await site.logOut();
  await untilPastHour(12);
  const { caller } = await enterByCall(pair.agent);
  const query = { kind: 'HOURLY', direction: 'in', from: pair.day, to: pair.day };
  const read = async (): Promise<unknown> =>
    (await caller.call(endpoints.listContractBills, { query: { ...query, payState: 'PAID' } }))[
      'content'
    ];
  await expect.poll(read, { timeout: 60_000 }).toHaveLength(hours);
  await followSite(site);
}

interface Filter {
  readonly direction: 'in' | 'out';
  readonly account?: string;
}

async function openRecords(site: Site, filter: Filter): Promise<Locator> {
  const { page, words } = site;
  const query = new URLSearchParams({ tab: 'records', from: pair.day, to: pair.day, ...filter });
  await site.open(`/a/agentHourSalary?${String(query)}`);
  const record = page.getByRole('table', { name: words('contracts')('bill.caption') });
  await expect(record.getByRole('cell').first()).toBeVisible();
  return record;
}

function bills(record: Locator): Locator {
  return record.getByRole('row').filter({ has: record.page().getByRole('button') });
}

/** The steps to the one amount that was paid, whole. */
async function lastPay(site: Site, filter: Filter): Promise<readonly string[]> {
  const { page, words } = site;
  const t = words('contracts');
  const bill = bills(await openRecords(site, filter));
  await expect(bill).toHaveCount(1);
  await expect(bill).toContainText(t('payState.PAID'));
  await bill.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: t('why.title') });
  const steps = dialog.getByRole('table', { name: t('why.lines') });
  await expect(steps).toContainText(hourPay);
  const rows = await steps.getByRole('row').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return rows;
}

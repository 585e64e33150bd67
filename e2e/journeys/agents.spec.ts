import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { enterAsAgent } from '../support/agents.ts';
import { keyboardOf, pointerOf } from '../support/hand.ts';
import { balance, expect, test, type Account, type Site } from '../support/site.ts';
import { openStack, type Stack } from '../support/stack.ts';
import { openDownline } from '../support/ways.ts';

interface DemoAccount extends Account {
  readonly role: string;
  readonly paymentPassword: string;
}

/**
 * The contracts of the demo begin with its twenty-first day, and nothing waits for the agent, or
 * for whoever signs in below, before the 28th.
 * Somebody guessed at the agent's password on the 18th, which is forgotten after seven days.
 */
const daysOfPast = '26';
let stack: Stack;
let usualOrigin: string | undefined;

// What was paid needs days that are over, which the past of a demo has.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  usualOrigin = process.env['E2E_ORIGIN'];
  stack = await openStack({ DEMO_DAYS: daysOfPast });
  process.env['E2E_ORIGIN'] = stack.origin;
});
test.afterAll(async () => {
  if (usualOrigin !== undefined) {
    process.env['E2E_ORIGIN'] = usualOrigin;
  }
  await stack.stop();
});

test('an agent offers a contract to whoever came by a link, who asks for its end', async ({
  site,
}) => {
  test.setTimeout(150_000);
  const { page, words } = site;
  const t = words('contracts');
  const agent = demoAccount('agent');
  await enterAsAgent(site, agent);
  const address = await makeAgentLink(site);
  await site.logOut();

  const downline = await registerAt(site, address);
  await site.logOut();

  await enterAsAgent(site, agent);
  await offerDailyWage(site, { downline: downline.username, ...agent });
  await site.logOut();

  await enterAsAgent(site, downline);
  const waiting = page.getByRole('dialog', { name: t('waiting.title') });
  await expect(waiting).toBeVisible();
  await site.inspect('contracts-waiting');
  await waiting.getByRole('button', { name: t('action.accept') }).click();
  const offer = page.getByRole('dialog', { name: t('answer.title.accept') });
  await expect(offer.getByRole('heading', { name: t('replay.title') })).toBeVisible();
  await expect(offer.getByText(t('replay.none'))).toBeVisible();
  await site.inspect('contract-replay');
  await answer(site, offer, { name: t('answer.title.accept') });

  await site.open('/a/agentDailyWages2?tab=mine');
  await page.getByRole('button', { name: t('action.terminate') }).click();
  const end = page.getByRole('dialog', { name: t('answer.title.terminate') });
  await end.getByRole('textbox', { name: t('answer.reason') }).fill('We go on alone');
  await answer(site, end, { name: t('answer.title.terminate') });
  await expect(page.getByText(t('state.TERM_REQUESTED'))).toBeVisible();
  await site.logOut();

  await enterAsAgent(site, agent);
  const asked = page.getByRole('dialog', { name: t('waiting.title') });
  const ending = asked.getByRole('article').or(asked).first();
  await expect(ending.getByText('We go on alone').first()).toBeVisible();
  await asked
    .getByRole('button', { name: t('action.acceptEnd') })
    .first()
    .click();
  const name = t('answer.title.acceptEnd');
  const { paymentPassword: ownPassword } = agent;
  await answer(site, page.getByRole('dialog', { name }), { name, paymentPassword: ownPassword });
});

test('both sides of a contract see the same amount with the same reasons', async ({ site }) => {
  const given = await firstWhy(site, 'agent', 'out');
  await site.logOut();
  const got = await firstWhy(site, 'downline-1', 'in');
  expect(got).toEqual(given);
});

test('J12: an account below the agent in at most six taps', async ({ site }) => {
  const hand = pointerOf(site);
  await enterAsAgent(site, demoAccount('agent'));
  await site.open('/');
  const account = await openDownline(site, hand);
  expect(hand.taps()).toBeLessThanOrEqual(6);
  await site.inspect('downline-opened');
  await site.open('/a/downlineManagmentView');
  await expect(site.page.getByRole('main').getByText(account).first()).toBeVisible();
});

test('J12: an account below the agent by keys', async ({ site }) => {
  await enterAsAgent(site, demoAccount('agent'));
  await site.open('/');
  await openDownline(site, keyboardOf(site));
});

function demoAccount(role: string): DemoAccount {
  const file = join(stack.dataFolder, 'demo-accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as readonly DemoAccount[];
  const account = accounts.find((candidate) => candidate.role === role);
  if (account === undefined) {
    throw new Error(`the demo has no ${role}`);
  }
  return account;
}

/** The address of a new link that opens agents. */
async function makeAgentLink(site: Site): Promise<string> {
  const { page, words } = site;
  const t = words('team');
  await site.open('/a/registerCenter');
  await page.getByRole('button', { name: t('links.make') }).click();
  const form = page.getByRole('dialog', { name: t('links.make') });
  await form.getByRole('radio', { name: t('links.kinds.agent') }).check();
  await form.getByRole('button', { name: t('links.makeIt') }).click();
  const made = page.getByRole('dialog').getByText(/\/register\?affiliateCode=/u);
  const address = await made.innerText();
  await site.inspect('register-link');
  await page.keyboard.press('Escape');
  await expect(made).toBeHidden();
  return address.trim();
}

async function registerAt(site: Site, address: string): Promise<Account> {
  const { page, words } = site;
  const t = words('registration');
  const account = {
    username: `mate${randomBytes(5).toString('hex')}`,
    password: `lamp over the ${randomBytes(6).toString('hex')} quay`,
  };
  const { pathname, search } = new URL(address);
  await page.goto(`${stack.origin}${pathname}${search}`);
  const dialog = page.getByRole('dialog', { name: t('title') });
  for (const name of ['username', 'password', 'confirmPassword'] as const) {
    const field = dialog.getByRole('textbox', { name: t(`fields.${name}`), exact: true });
    await field.fill(name === 'username' ? account.username : account.password);
  }
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(balance(site)).toBeVisible();
  return account;
}

async function offerDailyWage(
  site: Site,
  offer: { readonly downline: string; readonly paymentPassword: string },
): Promise<void> {
  const { page, words } = site;
  const t = words('contracts');
  await site.open('/a/agentDailyWages2?tab=downline');
  await page.getByRole('button', { name: t('offerOne') }).click();
  const dialog = page.getByRole('dialog', { name: t('offer.title') });
  const fill = (name: string, value: string) =>
    dialog.getByRole('textbox', { name, exact: true }).fill(value);
  await fill(t('offer.account'), offer.downline);
  await fill(t('offer.minBet'), '100');
  await fill(t('offer.minActive'), '0');
  await fill(t('offer.rate'), '0.1');
  await fill(t('offer.paymentPassword'), offer.paymentPassword);
  await site.inspect('contract-offer');
  await dialog.getByRole('button', { name: t('offer.send') }).click();
  await expect(dialog).toBeHidden();
}

async function answer(
  site: Site,
  dialog: Locator,
  act: { readonly name: string; readonly paymentPassword?: string },
): Promise<void> {
  if (act.paymentPassword !== undefined) {
    const field = site.words('cashier')('paymentPassword');
    await dialog.getByRole('textbox', { name: field }).fill(act.paymentPassword);
  }
  await dialog.getByRole('button', { name: act.name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The figures and steps of the newest wage between the agent and the one below. */
async function firstWhy(
  site: Site,
  role: string,
  direction: 'in' | 'out',
): Promise<readonly string[]> {
  const { page, words } = site;
  const t = words('contracts');
  const other = role === 'agent' ? 'demodownline1' : 'demoagent';
  await enterAsAgent(site, demoAccount(role));
  await site.open(`/a/agentDailyWages2?tab=records&direction=${direction}&account=${other}`);
  const record = page.getByRole('table', { name: t('bill.caption') });
  const why = t('bill.why', { unit: '' }).trim();
  await record.getByRole('button', { name: why }).first().click();
  const dialog = page.getByRole('dialog', { name: t('why.title') });
  const steps = dialog.getByRole('table', { name: t('why.lines') });
  await expect(steps).toBeVisible();
  await site.inspect(`why-${direction}`);
  const rows = await steps.getByRole('row').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return rows;
}

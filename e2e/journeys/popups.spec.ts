import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logInAsMember } from '../support/member.ts';
import {
  expect as expectNow,
  openAccount,
  test,
  type Account,
  type Site,
} from '../support/site.ts';

// portal.md section 4 and M-16: a visitor gets popup B; a member first what has to be done about
// the password, then F at the first login and A at every later one, then nothing.
test.use({ greets: true });

// Popups come late on a busy machine; nothing here is about how fast.
const expect = expectNow.configure({ timeout: 60_000 });

test('a visitor is greeted once in each tab, a member at each login', async ({ site }) => {
  test.setTimeout(240_000);
  const { page } = site;
  const titles = await titlesOf(site);
  await visit(site, '/');
  await closePopup(site, titles.B);
  expect(await markers(page)).toEqual(['popup:anonymous']);
  await visit(site, '/down');
  await expectNoPopup(page);

  // Markers are of the session: another tab has its own, and leaves those of the first one.
  const tab = await page.context().newPage();
  await tab.goto(new URL('/down', page.url()).href);
  await expect(tab.getByRole('dialog')).toBeVisible();
  expect(await markers(tab)).toEqual([]);
  await tab.close();

  const account = await openAccount(site);
  await closePopup(site, titles.F);
  expect(await markers(page)).toEqual(['popup:anonymous', 'popup:user']);
  await visit(site, '/down');
  await expectNoPopup(page);

  await site.logOut();
  await logInAsMember(site, account);
  await closePopup(site, titles.A);
  await visit(site, '/');
  await expectNoPopup(page);
});

test('whoever has to choose a password does that before anything greets', async ({ site }) => {
  test.setTimeout(240_000);
  const { page, words } = site;
  const t = words('session');
  const titles = await titlesOf(site);
  const account = await openByAgent(site, titles);

  await logInAsMember(site, account);
  const forced = page.getByRole('dialog', { name: t('changePassword.forcedTitle') });
  await expect(forced).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const field = (name: string) => forced.getByRole('textbox', { name, exact: true });
  const own = `lamp over the ${randomBytes(6).toString('hex')} quay`;
  await field(t('changePassword.new')).fill(own);
  await field(t('changePassword.repeat')).fill(own);
  for (const box of await forced.getByRole('checkbox').all()) {
    await box.check();
  }
  await forced.getByRole('button', { name: t('changePassword.submit') }).click();
  await expect(forced).toBeHidden();
  const greeting = page.getByRole('dialog', {
    name: new RegExp(`^(?:${titles.F}|${titles.A})$`, 'u'),
  });
  await expect(greeting).toBeVisible();
});

type Titles = Readonly<Record<'A' | 'B' | 'F', string>>;

/** What the popups of the demo are called in the language of the look. */
async function titlesOf({ page, look }: Site): Promise<Titles> {
  const origin = process.env['E2E_ORIGIN'] ?? '';
  const language = look.language.toUpperCase();
  const answer = await page.request.get(`${origin}/wps/system/status?language=${language}`);
  const { value } = (await answer.json()) as {
    value: { notices: { execution: string; promotionType: string; title: string }[] };
  };
  const popups = value.notices.filter(({ promotionType }) => promotionType === 'PU');
  const titled = (execution: string) =>
    popups.find((row) => row.execution === execution)?.title ?? '';
  return { A: titled('A'), B: titled('B'), F: titled('F') };
}

async function closePopup({ page, words }: Site, title: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: title, exact: true });
  await expect(popup).toBeVisible();
  const close = words('announcements')('dialog.close');
  await popup.getByRole('button', { name: close, exact: true }).last().click();
  await expect(popup).toBeHidden();
}

/** A popup hides the page that it stands over from whoever cannot see. */
async function visit({ page }: Site, path: string): Promise<void> {
  await page.goto(`${process.env['E2E_ORIGIN'] ?? ''}${path}`);
  const shown = page.getByRole('main').or(page.getByRole('dialog'));
  await expect(shown.first()).toBeVisible();
}

/** Once the whole page stands, so that nothing comes late. */
async function expectNoPopup(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

function markers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((name) => name.startsWith('popup:') && sessionStorage.getItem(name) === 'closed')
      .toSorted(),
  );
}

/** An account whose first password somebody else knows, so that it has to be replaced. */
async function openByAgent(site: Site, titles: Titles): Promise<Account> {
  const { page, words } = site;
  const agent = demoAgent();
  const t = words('team');
  await visit(site, '/agentLogin');
  const main = page.getByRole('main');
  await closePopup(site, titles.B);
  const login = words('session');
  await main.getByRole('textbox', { name: login('login.username') }).fill(agent.username);
  await main
    .getByRole('textbox', { name: login('login.password'), exact: true })
    .fill(agent.password);
  await main.getByRole('button', { name: login('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/agentHome/u);
  // Nothing greets in the centres.
  await visit(site, '/a/registerCenter');
  const form = page.getByRole('main');
  const account = {
    username: `mate${randomBytes(5).toString('hex')}`,
    password: `lamp over the ${randomBytes(6).toString('hex')} quay`,
  };
  await form.getByRole('tab', { name: t('register.tabs.open') }).click();
  await form.getByRole('textbox', { name: t('open.account') }).fill(account.username);
  await form.getByRole('textbox', { name: t('open.password') }).fill(account.password);
  await form.getByRole('button', { name: t('open.openIt') }).click();
  await expect(
    page.getByText(t('open.opened', { account: account.username })).last(),
  ).toBeVisible();
  await site.logOut();
  return account;
}

function demoAgent(): Account {
  const path = join(process.env['E2E_DATA_FOLDER'] ?? '', 'demo-accounts.json');
  const accounts = JSON.parse(readFileSync(path, 'utf8')) as readonly (Account & {
    readonly role: string;
  })[];
  const agent = accounts.find(({ role }) => role === 'agent');
  if (agent === undefined) {
    throw new Error('the demo has no agent');
  }
  return agent;
}

import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { openDesk } from '../support/operator.ts';
import { elsewhere, expect, test, type Site } from '../support/site.ts';

/** Words that nobody else wrote. */
function newWords(): string {
  return `Where is the lamp ${randomBytes(5).toString('hex')} of the quay`;
}

/** Opens the line of the list of the desk that holds these words. */
async function openLine({ page }: Site, text: string): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: text }).click();
  return page.getByRole('dialog');
}

test('J10: a member writes to the service and reads its answer', async ({ site }) => {
  test.slow();
  const { page, words } = site;
  const t = words('service');
  const question = newWords();
  const answer = 'It hangs above the second pier.';
  await site.register();
  await site.open('/service');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: t('content') }).fill(question);
  await main.getByRole('button', { name: t('send'), exact: true }).click();
  const own = page.getByRole('region', { name: t('own') }).getByRole('listitem');
  await expect(own.filter({ hasText: question })).toContainText(t('waits'));

  await openDesk(site, '/feedback');
  const sheet = await openLine(site, question);
  const desk = words('desk-feedback');
  await sheet.getByRole('textbox', { name: desk('answer') }).fill(answer);
  await sheet.getByRole('button', { name: desk('send') }).click();
  await expect(page.getByText(desk('done')).first()).toBeVisible();

  await site.open('/m/messageV2');
  const title = words('inbox')('types.feedback_reply.title');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await site.open('/service');
  await expect(own.filter({ hasText: question })).toContainText(answer);
  await site.inspect('service-answered');
});

test('J10: two talk in the chat, and one is muted with a reason', async ({ site, browser }) => {
  test.slow();
  const { page, words } = site;
  const t = words('chat');
  const [said, again, quiet, reason] = [
    newWords(),
    newWords(),
    newWords(),
    'It was said too often',
  ];
  await site.register();
  await site.open('/chat');
  const other = await elsewhere(browser, site);
  await other.register();
  await other.open('/chat');

  await write(site, said);
  // Nobody asks for it there: it comes over the line, which is opened late on a busy machine.
  const heard = other.page.getByRole('log').getByRole('listitem').filter({ hasText: said });
  await expect(heard).toBeVisible({ timeout: 60_000 });
  await heard.getByRole('button').click();
  await other.page.getByRole('menuitem', { name: t('report.spam') }).click();
  await expect(other.page.getByText(t('report.done')).first()).toBeVisible();

  await openDesk(other, '/chat');
  const sheet = await openLine(other, said);
  await sheet.getByRole('textbox', { name: words('desk-shell')('reason.label') }).fill(reason);
  await sheet.getByRole('button', { name: words('desk-chat')('act.mute') }).click();
  await expect(other.page.getByText(words('desk-chat')('done.mute')).first()).toBeVisible();

  const log = page.getByRole('log');
  await expect(log.getByText(said)).toHaveCount(0);
  await expect(log.getByText(t('removed')).last()).toBeVisible();
  await write(site, again);
  await expect(page.getByText(t('mutedReason', { reason }))).toBeVisible();
  await site.inspect('chat-muted');
  await other.open('/chat');
  await write(other, quiet);
  await expect(log.getByText(quiet)).toBeVisible();
  await other.page.close();
});

async function write({ page, words }: Site, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words('chat')('title') });
  await dialog.getByRole('textbox', { name: words('chat')('message') }).fill(text);
  await dialog.getByRole('button', { name: words('chat')('send') }).click();
}

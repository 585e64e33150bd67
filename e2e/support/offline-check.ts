import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Locator } from '@playwright/test';
import { expect, type Site } from './site.ts';

/** Keeps the events of an account and the file that checks, and checks with the network cut. */
export async function checkEventsOffline(site: Site): Promise<void> {
  const { page, words } = site;
  const main = page.getByRole('main');
  const t = words('verify');
  await site.open('/m/transactionHistory');
  const save = words('records')('events.save');
  const events = await saved(site, main.getByRole('button', { name: save, exact: true }), 'json');
  await site.open('/verify');
  const file = await saved(site, main.getByRole('link', { name: t('save'), exact: true }), 'html');

  await page.context().setOffline(true);
  await main.getByLabel(t('file')).setInputFiles(events);
  const { events: rows } = JSON.parse(readFileSync(events, 'utf8')) as { events: unknown[] };
  await expect(main.getByText(t('events.fine', { count: rows.length }))).toBeVisible();
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('textbox').fill(readFileSync(events, 'utf8'));
  await page.getByRole('button').click();
  await expect(page.locator('li.fine')).toHaveCount(2);
  await expect(page.locator('li.wrong')).toHaveCount(0);
  await page.context().setOffline(false);
}

/** Where a file lies that a press saves. */
async function saved({ page }: Site, control: Locator, ending: string): Promise<string> {
  const download = page.waitForEvent('download');
  await control.click();
  const path = `${await (await download).path()}.${ending}`;
  await (await download).saveAs(path);
  return path;
}

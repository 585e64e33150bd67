import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Locator } from '@playwright/test';
import { expect, type Site } from './site.ts';

/** Keeps the events of an account, and checks them with the network cut. */
export async function checkEventsOffline(site: Site): Promise<void> {
  const { page, words } = site;
  const main = page.getByRole('main');
  await site.open('/m/transactionHistory');
  const save = words('records')('events.save');
  const events = await saved(site, main.getByRole('button', { name: save, exact: true }), 'json');
  const { events: rows } = JSON.parse(readFileSync(events, 'utf8')) as { events: unknown[] };
  const said = words('verify')('events.fine', { count: rows.length });
  await checkOffline(site, { proof: events, said, steps: 2 });
}

/** Keeps the proof of the raffle that the page has drawn, and draws it with the network cut. */
export async function checkRaffleOffline(site: Site): Promise<void> {
  const t = site.words('verify');
  const save = site.page.getByRole('main').getByRole('button', { name: t('saveProof') });
  const proof = await saved(site, save, 'json');
  await checkOffline(site, { proof, said: t('raffle.fine.winners'), steps: 3 });
}

/** The page that is open checks a saved proof without a network, and so does the file to keep. */
async function checkOffline(
  site: Site,
  check: { readonly proof: string; readonly said: string; readonly steps: number },
): Promise<void> {
  const { page, words } = site;
  const main = page.getByRole('main');
  const t = words('verify');
  await site.open('/verify');
  const file = await saved(site, main.getByRole('link', { name: t('save'), exact: true }), 'html');

  await page.context().setOffline(true);
  await main.getByLabel(t('file')).setInputFiles(check.proof);
  await expect(main.getByText(check.said)).toBeVisible();
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('textbox').fill(readFileSync(check.proof, 'utf8'));
  await page.getByRole('button').click();
  await expect(page.locator('li.fine')).toHaveCount(check.steps);
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

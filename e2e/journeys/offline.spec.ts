import { expect, test } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the site says so, keeps nothing, and comes back with it', async ({
  site,
  context,
}) => {
  const { page, words } = site;
  await site.open('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  const title = words('failure')('offline');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await site.inspect('offline');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

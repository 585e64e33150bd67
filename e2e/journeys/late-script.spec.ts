import { watchTraffic } from '../support/inspect.ts';
import { expect, test } from '../support/site.ts';

// portal.md, section 8: a script that is not there after 120,000 ms has failed (SYS-06).
test('a script that never comes is said after two minutes, and loads by the button', async ({
  site,
}) => {
  const { page, words } = site;
  await page.clock.install();
  await site.open('/');
  await page.waitForLoadState('networkidle');
  const scripts = '**/assets/*.js';
  let held = 0;
  await page.route(scripts, () => {
    held += 1;
  });
  await page.locator('a[href="/promotions"]').first().click();
  await expect.poll(() => held).toBeGreaterThan(0);
  const t = words('shell');
  const heading = page.getByRole('heading', { name: t('chunkFailed.title') });
  await page.clock.fastForward('01:50');
  await expect(heading).toBeHidden();
  await page.clock.fastForward('00:11');
  await expect(heading).toBeVisible();
  await expect(page.getByText(t('chunkFailed.late'))).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: t('chunkFailed.again') }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(heading).toBeHidden();
});

// What always comes together is one file (apps/portal/build/later-chunks.ts); it were ninety.
const mostScripts = 30;

for (const path of ['/', '/login', '/down', '/help']) {
  test(`a page asks for few scripts: ${path}`, async ({ site }) => {
    const { page } = site;
    const traffic = watchTraffic(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await site.open(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await traffic.isQuiet();
    expect(scripts.length).toBeLessThanOrEqual(mostScripts);
  });
}

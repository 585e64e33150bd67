import { languageButton } from '../support/language.ts';
import { expect, test } from '../support/site.ts';

test('every page and layer that a visitor can open is sound', async ({ site }) => {
  const { page } = site;
  await site.open('/');
  await expect(page.locator('[data-ux="H-04"]')).toBeVisible();
  await expect(page.locator('[data-ux="S-20"]')).toBeAttached();
  await site.inspect('home');

  await page.locator('[data-ux="H-02"] > button').last().click();
  await expect(page.locator('[data-ux="M-07"]')).toBeVisible();
  await page.locator('[data-ux="M-07"] li button').first().click();
  await site.inspect('notices');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-ux="M-07"]')).toBeHidden();

  if (site.isNarrow) {
    await page.locator('[data-ux="S-27"] button').first().click();
    await expect(page.locator('[data-ux="S-28"]')).toBeVisible();
    await site.inspect('games-sheet');
    await page.keyboard.press('Escape');
  } else {
    await page.locator('[data-menu="RNG"]').click();
    await expect(page.locator('[data-ux="S-18"]')).toBeVisible();
    await site.inspect('drop-menu');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-ux="S-18"]')).toHaveCount(0);
  }

  await page.locator('[data-ux="G-02"]').first().click();
  await expect(page.locator('[data-ux="M-02"]')).toBeVisible();
  await site.inspect('login');
  await site.open('/register');
  await expect(page.locator('[data-ux="M-04"]')).toBeVisible();
  await page.locator('[data-ux="M-04"] button[type="submit"]').click();
  await expect(page.locator('[data-ux="M-04"] [aria-invalid="true"]').first()).toBeFocused();
  await site.inspect('register-wrong');
  await page.locator('[data-ux="M-04"] button.underline').click();
  await expect(page.locator('[data-ux="M-17"]')).toBeVisible();
  await site.inspect('terms');

  await site.open('/m');
  await site.inspect('me-visitor');
  await site.open('/no-such-page');
  await expect(page.locator('[data-ux="SYS-07"]')).toBeVisible();
  await site.inspect('not-found');
});

test('the slots centre keeps its filters in the address', async ({ site }) => {
  const { page } = site;
  await site.open('/rng');
  await expect(page.locator('#main [data-ux="G-01"]').first()).toBeVisible();
  await expect(page.locator('#main [data-ux="G-01"]')).toHaveCount(42);
  await site.inspect('slots');
  await page.locator('[data-ux="G-05"] button').nth(1).click();
  await expect(page).toHaveURL(/gameClassify=JP/u);
  const search = page.locator('[data-ux="G-07"] input[type="search"]');
  await search.fill('zzqx no such game');
  await expect(page).toHaveURL(/gameName=/u);
  await expect(page.locator('.ui-empty')).toBeVisible();
  await site.inspect('slots-empty');
  await page.locator('.ui-empty button').click();
  await expect(page).not.toHaveURL(/gameName=/u);
  await expect(page.locator('#main [data-ux="G-01"]')).toHaveCount(42);
  await page.goBack();
  await expect(page.locator('.ui-empty')).toBeVisible();

  await site.open('/rng?vassalage=AG&page=2');
  await expect(page.locator('#main [data-ux="G-01"]').first()).toBeVisible();
  await expect(page.locator('h1')).toContainText('Aurum Gate');
  if (site.isNarrow) {
    await page.locator('[data-ux="G-07"] .ui-chip').last().click();
    await expect(page).not.toHaveURL(/vassalage/u);
    await page
      .locator('[data-ux="G-07"] .ui-chip')
      .filter({ has: page.locator('svg') })
      .last()
      .click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await site.inspect('filter-sheet');
  }
  await site.open('/hot');
  await expect(page.locator('[data-ux="G-01"]').first()).toBeVisible();
  await site.inspect('hot');
});

test('theme and language change in place', async ({ site }) => {
  const { page, look } = site;
  await site.open(site.isNarrow ? '/m' : '/rng');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', look.theme);
  await expect(html).toHaveAttribute('dir', look.language === 'ar' ? 'rtl' : 'ltr');
  await page.locator('[data-ux="S-05"]').click();
  const other = look.theme === 'dark' ? 'light' : 'dark';
  await expect(html).toHaveAttribute('data-theme', other);
  await page.getByRole('button', { name: languageButton }).click();
  await page.getByRole('listbox').getByRole('option', { selected: false }).click();
  await expect(html).toHaveAttribute('dir', look.language === 'ar' ? 'ltr' : 'rtl');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', other);
  await expect(html).toHaveAttribute('lang', look.language === 'ar' ? 'en' : 'ar');
});

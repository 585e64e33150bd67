import { nameLabel, openDesk } from './operator.ts';
import { approveBySecond } from './second-person.ts';
import { expect, type Site } from './site.ts';

const reason = 'For a journey';

/**
 * Writes a promotion that runs, and publishes it with a second person, for its budget is more than
 * one gives alone; answers where members read of it.
 */
export async function publishPromotion(
  site: Site,
  promotion: {
    readonly type: 'DEPOSIT' | 'SIGNUP';
    readonly name: string;
    /** What else is filled in, by its label. */
    readonly fields: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const { page, words, look } = site;
  const t = words('desk-promotions');
  const main = page.getByRole('main');
  const language = new Intl.DisplayNames([look.language], { type: 'language' }).of('en') ?? '';
  await openDesk(site, '/promotions/new');
  await main.getByLabel(t('form.type'), { exact: true }).selectOption(promotion.type);
  const fields = {
    [t('form.opens')]: '2026-01-01T00:00',
    [t('form.closes')]: '2090-01-01T00:00',
    ...promotion.fields,
    [nameLabel(site)]: promotion.name,
    [t('form.leadIn', { language })]: 'For a journey.',
    [t('form.rulesIn', { language })]: 'Read the terms in short.',
    [t('form.budget')]: '2000.00',
  };
  for (const [label, text] of Object.entries(fields)) {
    await main.getByLabel(label).first().fill(text);
  }
  const why = words('desk-shell')('reason.label');
  await main.getByRole('textbox', { name: why }).fill(reason);
  await main.getByRole('button', { name: t('form.save'), exact: true }).click();
  await page.getByRole('button', { name: t('act.publish'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: why }).fill(reason);
  await dialog.getByRole('button', { name: t('act.publish'), exact: true }).click();
  await expect(page.getByText(t('second')).first()).toBeVisible();
  const address = new URL(page.url()).pathname.replace('/backoffice', '');
  await approveBySecond(site, promotion.name);
  return address;
}

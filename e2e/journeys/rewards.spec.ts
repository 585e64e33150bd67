import { randomBytes } from 'node:crypto';
import { bindAccount, choosePaymentPassword, paymentPassword } from '../support/cashier.ts';
import { nameLabel, openDesk } from '../support/operator.ts';
import { expect, test, type Site } from '../support/site.ts';

const reason = 'For a journey';

function newName(): string {
  return `Lamp ${randomBytes(4).toString('hex')}`;
}

/** Fills in what a sheet of the desk asks for, with a reason. */
async function fillIn(
  { page, words }: Site,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const sheet = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) {
    await sheet.getByLabel(label).first().fill(text);
  }
  await sheet.getByRole('textbox', { name: words('desk-shell')('reason.label') }).fill(reason);
}

test('J10: points are earned and spent, and a rejected order brings them back', async ({
  site,
}) => {
  test.slow();
  const { page, words } = site;
  const [mission, item] = [newName(), newName()];
  await makeMission(site, mission);
  await makeGoods(site, item);

  const member = await site.register();
  await choosePaymentPassword(site, member.password);
  // An account to be paid to is what the mission asks for.
  await bindAccount(site);
  await site.open('/m/missionLeaderboard');
  const claim = words('missions')('claim');
  await page.getByRole('button', { name: `${claim} ${mission}` }).click();
  await expect(page.getByText(words('missions')('done.claim')).first()).toBeVisible();

  await site.open('/pointMall');
  const t = words('points');
  await page.getByRole('button', { name: t('goods.orderNamed', { name: item }) }).click();
  const dialog = page.getByRole('dialog');
  const proof = dialog.locator('input[type="password"]');
  await proof.fill(paymentPassword);
  await dialog.getByRole('button', { name: t('order.submit'), exact: true }).click();
  await expect(page.getByText(t('order.done.IN_PROCESS')).first()).toBeVisible();
  await expect(page.locator('[data-ux="PR-07-balance"]')).toContainText('20');

  await openDesk(site, '/pointOrders');
  const desk = words('desk-loyalty');
  await page.getByRole('main').getByRole('button', { name: item }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: desk('decide.remark') }).fill('The lamp is broken');
  await sheet.getByRole('button', { name: desk('decide.reject') }).click();
  await expect(page.getByText(desk('decide.done.reject')).first()).toBeVisible();

  await site.open('/pointMall');
  await expect(page.locator('[data-ux="PR-07-balance"]')).toContainText('120');
  await page.getByRole('tab', { name: t('tabs.redeems') }).click();
  const orders = page.locator('[data-ux="PR-08"]');
  await expect(orders).toContainText(t('status.REJECTED'));
  await expect(orders).toContainText('The lamp is broken');
  await site.inspect('points-given-back');
});

async function makeMission(site: Site, name: string): Promise<void> {
  const t = site.words('desk-missions');
  await openDesk(site, '/missions?item=new');
  const sheet = site.page.getByRole('dialog');
  await sheet.getByLabel(t('kind.label')).selectOption('BIND');
  await sheet.getByLabel(t('cycle.label')).selectOption('ONCE');
  await sheet.getByLabel(t('rewardKind.label')).selectOption('POINTS');
  await fillIn(site, {
    [nameLabel(site)]: name,
    [t('form.target')]: '1',
    [t('form.opensOn')]: '2026-01-01',
    [t('form.reward')]: '120',
    [t('form.budget')]: '1200',
  });
  await sheet.getByRole('button', { name: t('form.save') }).click();
  await expect(site.page.getByText(t('form.saved')).first()).toBeVisible();
}

async function makeGoods(site: Site, name: string): Promise<void> {
  const t = site.words('desk-loyalty');
  await openDesk(site, '/pointGoods?item=new');
  const sheet = site.page.getByRole('dialog');
  await sheet.getByLabel(t('kind.label')).selectOption('VIRTUAL');
  await sheet.getByLabel(t('state.label')).selectOption('ON');
  await fillIn(site, {
    [nameLabel(site)]: name,
    [t('goods.points')]: '100',
    [t('goods.stock')]: '5',
  });
  await sheet.getByRole('button', { name: t('goods.save') }).click();
  await expect(site.page.getByText(t('goods.saved')).first()).toBeVisible();
}

test('J10: a red envelope of the house is opened, and its money is there', async ({ site }) => {
  test.slow();
  const { page, words } = site;
  const name = newName();
  const { username } = await site.register();
  const t = words('desk-envelopes');
  await openDesk(site, '/envelopes?item=gift');
  await fillIn(site, {
    [nameLabel(site)]: name,
    [t('form.accounts')]: username,
    [t('form.giftAmount')]: '20.00',
    [t('form.multiple')]: '1',
  });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('form.give') })
    .click();
  await expect(page.getByText(t('form.given')).first()).toBeVisible();

  await site.open('/m/rewardCenter');
  const rewards = words('rewards');
  await site.inspect('envelope-waits');
  await page.getByRole('button', { name: `${rewards('take')} ${name}` }).click();
  await expect(page.getByText(rewards('none'))).toBeVisible();
  await site.open('/m/bonusDetails');
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('main')).toContainText(/20[.,٫]00/u);
});

import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../shared/session/session.ts';
import { expectFit, phones } from '../../testing/fit.ts';
import { far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/myAccount';
const nickname = page.getByRole('textbox', { name: 'Nickname' });
/** Its label may say besides that it is optional. */
const said = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
const save = page.getByRole('button', { name: 'Save' });

describe('the profile', () => {
  it('shows every field, and what can not be changed any more', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(nickname).toHaveValue('Mika');
    const fullName = said('Full name');
    await expect.element(fullName).toHaveAttribute('readonly');
    for (const name of ['Zalo', 'Telegram', 'Address', 'Nationality', 'Place of birth']) {
      await expect.element(said(name)).toBeVisible();
    }
    expect(await accessFaults()).toEqual([]);
  });

  it('shows the end of the number that is paid to first, and where it is bound', async () => {
    const router = await openPortal(address, { as: 'member' });
    const number = page.getByRole('group', { name: 'Bank account number' });
    await expect.element(number.getByText('•••• 1234')).toBeVisible();
    await number.getByRole('link', { name: 'Bank accounts and wallets' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/payoutAccounts');
  });

  it('says that no number is bound, and offers each drawing once', async () => {
    far.answer('readPayoutAccounts', { ...samples.readPayoutAccounts, accounts: [] });
    await openPortal(address, { as: 'member' });
    const number = page.getByRole('group', { name: 'Bank account number' });
    await expect.element(number.getByText('Not set')).toBeVisible();
    const pictures = [...document.querySelectorAll('[data-ux="MC-25"] svg')];
    expect(new Set(pictures.map(({ innerHTML }) => innerHTML)).size).toBe(pictures.length);
    expect(pictures).toHaveLength(6);
  });

  it('sends what was changed, and shows the new name at once', async () => {
    far.answer('changeProfile', { ...samples.changeProfile, nickname: 'Lamp', avatar: 3 });
    await openPortal(address, { as: 'member' });
    await nickname.fill('Lamp');
    await said('Occupation').fill('Keeper');
    await page.getByRole('radio', { name: 'Fish' }).click();
    await page.getByText('Text messages').click();
    await save.click();
    await expect
      .poll(() => far.calls('changeProfile').map(({ body }) => body))
      .toEqual([
        {
          nickname: 'Lamp',
          avatar: 3,
          fields: { occupation: 'Keeper' },
          marketing: { sms: true, email: true },
        },
      ]);
    await expect.poll(() => useSession.getState().member?.nickname).toBe('Lamp');
  });

  it('lands what the server refuses on its field', async () => {
    far.refuse('changeProfile', 'validation_failed', {
      fields: [{ path: 'address', rule: 'length' }],
    });
    await openPortal(address, { as: 'member' });
    await nickname.fill('');
    await save.click();
    await expect.element(nickname).toHaveAccessibleDescription('Fill this in.');
    await nickname.fill('Lamp');
    await save.click();
    await expect
      .element(said('Address'))
      .toHaveAccessibleDescription('Use 200 characters at most.');
  });

  describe('that is half-filled', () => {
    const question = page.getByRole('dialog', { name: 'Leave this form?' });
    const elsewhere = page.getByRole('link', { name: 'Bank accounts and wallets' }).last();

    async function half() {
      const router = await openPortal(address, { as: 'member' });
      await nickname.fill('Lamp');
      // The watch over the ways out comes after the page.
      await expect
        .poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
        .toBe(false);
      return router;
    }

    it('is left only after a question, and keeps what was typed', async () => {
      const router = await half();
      await elsewhere.click();
      await expect.element(question).toBeVisible();
      expect(await accessFaults()).toEqual([]);
      await question.getByRole('button', { name: 'Keep editing' }).last().click();
      await expect.element(nickname).toHaveValue('Lamp');
      expect(router.state.location.pathname).toBe(address);
      await elsewhere.click();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect.poll(() => router.state.location.pathname).toBe('/m/payoutAccounts');
      await expect.element(question).not.toBeInTheDocument();
    });

    it('asks nothing once it is saved', async () => {
      const router = await half();
      await save.click();
      await expect
        .poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
        .toBe(true);
      await elsewhere.click();
      await expect.poll(() => router.state.location.pathname).toBe('/m/payoutAccounts');
    });

    it('keeps nobody whose session is over', async () => {
      const router = await half();
      far.refuse('changeProfile', 'not_signed_in', { ended: 'expired' });
      await save.click();
      await expect.poll(() => router.state.location.pathname).toBe('/');
      expect(question.elements()).toEqual([]);
    });
  });

  describe('who somebody is', () => {
    const blank = { ...samples.readProfile.fields, payeeName: '', birthday: '', idNumber: '' };
    const fullName = said('Full name');
    const birthday = page.getByLabelText(/^Birthday/u);
    const young = page.getByRole('dialog', { name: 'Is this birthday right?' });

    async function unsaid() {
      far.answer('readProfile', { ...samples.readProfile, fixed: [], fields: blank });
      await openPortal(address, { as: 'member' });
    }

    it('says before it is saved that it can be set once, and what else is optional', async () => {
      await unsaid();
      for (const field of [fullName, birthday, said('ID number')]) {
        await expect
          .element(field)
          .toHaveAccessibleDescription(/^You can set this once\. Only customer service/u);
      }
      await expect.element(said('Occupation optional')).toBeVisible();
    });

    it('is judged before it is sent, by the rule of the server', async () => {
      await unsaid();
      await fullName.fill('12345');
      await said('ID number').fill('!!');
      await save.click();
      await expect.element(fullName).toHaveFocus();
      await expect.element(fullName).toHaveAccessibleDescription(/^Use the name as it stands/u);
      await expect
        .element(said('ID number'))
        .toHaveAccessibleDescription(/^Use the number of your paper/u);
      expect(far.calls('changeProfile')).toEqual([]);
    });

    it('asks about a birthday that would stop the account, and sends nothing before yes', async () => {
      await unsaid();
      await birthday.fill('2020-01-01');
      await save.click();
      await expect.element(young.getByText(/younger than 20\..*stopped/u)).toBeVisible();
      await expect.element(young.getByRole('button', { name: 'Correct it' }).last()).toHaveFocus();
      expect(await accessFaults()).toEqual([]);
      await young.getByRole('button', { name: 'Correct it' }).last().click();
      await expect.element(birthday).toHaveFocus();
      expect(far.calls('changeProfile')).toEqual([]);
      await save.click();
      await young.getByRole('button', { name: 'Yes, this is right' }).click();
      await expect
        .poll(() => far.calls('changeProfile')[0]?.body)
        .toMatchObject({ fields: { birthday: '2020-01-01' } });
    });

    it('asks nothing of whoever is old enough', async () => {
      await unsaid();
      await birthday.fill('1990-02-28');
      await save.click();
      await expect.poll(() => far.calls('changeProfile')).toHaveLength(1);
    });
  });

  it('is busy until the answer', async () => {
    const release = far.hold('readProfile');
    await openPortal(address, { as: 'member' });
    const card = () => document.querySelector('[data-ux="MC-03"] > [aria-busy="true"]');
    await expect.poll(card).not.toBeNull();
    expect(save.elements()).toEqual([]);
    release();
    await expect.element(nickname).toBeVisible();
    expect(card()).toBeNull();
  });

  describe('the own picture', () => {
    const own = page.getByRole('radio', { name: 'My picture' });
    const choice = () => document.querySelector('[data-ux="MC-25"]');
    const chosen = { ...samples.readProfile, avatar: 6 };

    it('stays the choice while it is on its way', async () => {
      far.answer('readProfile', chosen);
      far.answer('readIcon', samples.changeIcon);
      const release = far.hold('readIcon');
      await openPortal(address, { as: 'member' });
      await expect.element(own).toBeChecked();
      expect(choice()?.getAttribute('aria-busy')).toBe('true');
      expect(choice()?.querySelector('.ui-skeleton')).not.toBeNull();
      release();
      await expect.element(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
      expect(choice()?.getAttribute('aria-busy')).toBe('false');
      expect(choice()?.querySelector('.ui-skeleton')).toBeNull();
      await expect.element(own).toBeChecked();
    });

    it.each(['offline', 'badGateway'] as const)(
      'asks again when it did not arrive: %s',
      async (fault) => {
        far.answer('readProfile', chosen);
        far.fail('readIcon', fault);
        await openPortal(address, { as: 'member' });
        await expect.element(page.getByText(saidOf[fault])).toBeVisible();
        await expect.element(page.getByText("Your picture can't be shown")).toBeVisible();
        await expect.element(own).toBeChecked();
        await expect.element(page.getByRole('radio', { name: 'Fish' })).toBeInTheDocument();
        expect(await accessFaults()).toEqual([]);
        far.answer('readIcon', samples.changeIcon);
        await page.getByRole('button', { name: 'Retry' }).click();
        const take = page.getByRole('button', { name: 'Remove the picture' });
        await expect.element(take).toBeVisible();
        await expect.element(page.getByText(saidOf[fault])).not.toBeInTheDocument();
        await expect.element(own).toBeChecked();
      },
    );
  });

  it.each(phones)('fits a phone of %i', async (width) => {
    await openPortal(address, { as: 'member', width });
    await expectFit(width, save);
  });

  it('asks again for what did not arrive', async () => {
    far.fail('readProfile', 'badGateway');
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('readProfile', samples.readProfile);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(nickname).toBeVisible();
  });

  it('fits a phone, in Arabic', async () => {
    await openPortal(address, { as: 'member', locale: 'ar', width: 390 });
    await expect.element(page.getByRole('textbox', { name: 'الاسم المستعار' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('takes a picture of the own, shows it in the header too, and takes it away again', async () => {
    await openPortal(address, { as: 'member' });
    const input = page.getByLabelText('Upload a picture');
    await input.upload(new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(page.getByText(/^Choose a PNG or JPEG picture/u)).toBeVisible();
    expect(far.calls('changeIcon')).toEqual([]);
    far.answer('changeIcon', samples.changeIcon);
    await input.upload(await drawnFile());
    await expect.poll(() => far.calls('changeIcon')).toHaveLength(1);
    await expect.element(page.getByRole('radio', { name: 'My picture' })).toBeChecked();
    expect(useSession.getState().member?.avatar).toBe(6);
    expect(await accessFaults()).toEqual([]);
    far.answer('deleteIcon', samples.deleteIcon);
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.element(page.getByRole('radio', { name: /^The one of my name: / })).toBeChecked();
    expect(useSession.getState().member?.avatar).toBeNull();
  });

  it('says before anything is sent that a picture has 5 MB at most', async () => {
    await openPortal(address, { as: 'member' });
    const input = page.getByLabelText('Upload a picture');
    await expect.element(input).toBeVisible();
    // The tool that uploads takes no file of this size to the page; the page makes it itself.
    const chosen = new DataTransfer();
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
    chosen.items.add(new File([bytes], 'me.png', { type: 'image/png' }));
    const element = input.element() as HTMLInputElement;
    element.files = chosen.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    const refusal = page.getByText('Choose a PNG or JPEG picture of at most 5 MB.');
    await expect.element(refusal).toBeVisible();
    expect(far.calls('changeIcon')).toEqual([]);
  });

  it('says what the server refuses of a picture, and keeps the one before', async () => {
    far.refuse('changeIcon', 'picture_unreadable');
    await openPortal(address, { as: 'member' });
    await page.getByLabelText('Upload a picture').upload(await drawnFile());
    await expect.element(page.getByText(refusalText('picture_unreadable'))).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^The one of my name: / })).toBeChecked();
  });
});

async function drawnFile(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'me.png', { type: 'image/png' });
}

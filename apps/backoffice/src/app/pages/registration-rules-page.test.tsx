import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/registrationRules';
const { revision, fields } = samples.readRegistrationRules;
const preview = page.getByRole('region', { name: 'Preview', exact: true });
const line = page.getByRole('region', { name: 'Line' });

async function save(): Promise<void> {
  await page.getByLabelText(/^Reason/u).fill('We write to them by Line.');
  await page.getByRole('button', { name: 'Save' }).click();
}

describe('the rules of the registration', () => {
  it('shows the form as it will be while the rules are changed', async () => {
    await openDesk(address);
    const box = line.getByLabelText('Asked for');
    await expect.element(box).toBeVisible();
    await box.click();
    await line.getByLabelText('Must be filled in').click();
    await line.getByLabelText('At least').fill('3');
    await line.getByLabelText('At most').fill('9');
    await line.getByLabelText('Rule').selectOptions('Use digits only (3–9).');
    const typed = preview.getByLabelText(/^Line/u);
    await typed.fill('12');
    await expect.element(preview.getByText('3–9 characters, 1 to go.')).toBeVisible();
    await typed.fill('abcd');
    await preview.getByLabelText(/^Username/u).click();
    await expect.element(preview.getByText('Use digits only (3–9).').first()).toBeVisible();
  });

  it('shows the form on a phone and as a dialog of a desktop', async () => {
    await openDesk(address);
    const width = () =>
      document.querySelector('[data-ux="BO-14-preview"]')?.getBoundingClientRect().width;
    await expect.poll(width).toBe(390);
    await preview.getByRole('combobox').selectOptions('Desktop, 1280 px');
    await expect.poll(width).toBe(480);
  });

  it('sends every rule in the order of the form', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Password: move up' }).click();
    await save();
    await expect.element(page.getByText(/^Saved\./u).first()).toBeInTheDocument();
    const [first, second, ...rest] = fields;
    expect(far.calls('changeRegistrationRules')[0]?.body).toEqual({
      revision,
      fields: [second, first, ...rest],
      effectiveFrom: null,
      reason: 'We write to them by Line.',
    });
  });

  it('keeps what everybody signs in with, and refuses lengths that nothing fits', async () => {
    await openDesk(address);
    const password = page.getByRole('region', { name: 'Password', exact: true });
    await expect.element(password.getByLabelText('Asked for')).toBeDisabled();
    await password.getByLabelText('At least').fill('300');
    await save();
    await expect.element(password.getByText(/^Enter whole numbers/u)).toBeVisible();
    expect(far.calls('changeRegistrationRules')).toEqual([]);
  });

  it('says when another operator was faster', async () => {
    far.refuse('changeRegistrationRules', 'content_changed');
    await openDesk(address);
    await save();
    await expect.element(page.getByText(refusalText('content_changed'))).toBeVisible();
  });

  it('can only be read by those who may not change them; says why it failed, in Arabic', async () => {
    far.refuse('readRegistrationRules', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض القواعد')).toBeVisible();
    far.answer('readRegistrationRules', { ...samples.readRegistrationRules, abilities: [] });
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByText('معاينة')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'حفظ' })).not.toBeInTheDocument();
  });
});

it('offers nothing to write into while it is on the way', async () => {
  const release = far.hold('readRegistrationRules');
  await openDesk('/registrationRules');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Save' });
  expect(button.elements()).toEqual([]);
  release();
  await expect.element(button.first()).toBeVisible();
});

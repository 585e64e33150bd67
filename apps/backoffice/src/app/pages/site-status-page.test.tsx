import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk, sitAs } from '../../testing/desk.tsx';

const address = '/siteStatus';
const { revision } = samples.readSiteStatus;

async function save(): Promise<void> {
  await page.getByLabelText(/^Reason/u).fill('Work on the payments.');
  await page.getByRole('button', { name: 'Save' }).click();
}

describe('the status of the site', () => {
  it('shows whether visitors are let in, and what is switched on', async () => {
    await openDesk(address);
    await expect.element(page.getByText('Open', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText(/Free play/u)).toBeChecked();
    await expect.element(page.getByLabelText('Blocked countries')).toHaveValue('US');
  });

  it('closes the site by plan, and turns a switch', async () => {
    await openDesk(address);
    await page.getByLabelText(/^Closes by itself/u).fill('2026-03-02T03:00');
    await page.getByLabelText(/^Opens again/u).fill('2026-03-02T04:00');
    await page.getByText(/Free play/u).click();
    await save();
    await expect.element(page.getByText(/^Saved\./u).first()).toBeInTheDocument();
    expect(far.calls('changeSiteStatus')[0]?.body).toMatchObject({
      revision,
      plannedFrom: '2026-03-02T03:00',
      plannedTo: '2026-03-02T04:00',
      switches: [
        { modId: 'SITE', isOn: true },
        { modId: 'FREEPLAY3', isOn: false },
        { modId: 'MOBILENUMREG3', isOn: true },
        { modId: 'PWDEXPFORCECHANGE3', isOn: false },
      ],
    });
  });

  it('asks once before a half-filled form is left, and never at a log-out', async () => {
    const router = await openDesk(address);
    await page.getByLabelText(/^Reason/u).fill('Work on the');
    await page.getByRole('link', { name: 'Audit' }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave this form?' });
    await question.getByRole('button', { name: 'Keep editing' }).last().click();
    await expect.element(page.getByLabelText(/^Reason/u)).toHaveValue('Work on the');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    expect(question.elements()).toEqual([]);
  });

  it('shows the pages of a closed site, with the channel that they lead to', async () => {
    await openDesk(address);
    const preview = page.getByRole('region', { name: 'Preview: Closed' });
    await expect
      .element(preview.getByRole('heading', { name: 'Not available here' }))
      .toBeVisible();
    await expect.element(preview.getByText('Contact us').first()).toBeVisible();
    const frame = preview.getByRole('region');
    await expect.element(frame).toHaveAccessibleName('Phone, 390 px');
    await preview.getByRole('combobox').selectOptions('Desktop, 1280 px');
    await expect.element(frame).toHaveAccessibleName('Desktop, 1280 px');
    expect(await accessFaults()).toEqual([]);
  });

  it('offers no contact where the site has no channel', async () => {
    far.answer('readContactChannels', { ...samples.readContactChannels, service: [] });
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'Not available here' })).toBeVisible();
    await expect.poll(() => far.calls('readContactChannels').length).toBe(1);
    await expect.element(page.getByText('Contact us')).not.toBeInTheDocument();
  });

  it('shows what the switches make of the dialogs of a visitor, as they are turned', async () => {
    await openDesk(address);
    const preview = page.getByRole('region', { name: 'Preview: Feature switches' });
    const ways = preview.getByRole('list', { name: 'Ways to register' });
    await expect.element(ways).toHaveTextContent('UsernameMobile number');
    await expect.element(preview.getByText('Try free')).toBeVisible();
    await page.getByText(/^Registration by mobile number/u).click();
    await expect.element(ways).toHaveTextContent('Username');
    await page.getByText(/^All that follow/u).click();
    await expect.element(preview.getByText('Try free')).not.toBeInTheDocument();
    await page.getByText('New accounts can be opened').click();
    await expect.element(ways).not.toBeInTheDocument();
  });

  it('tells who changed it, once that is opened', async () => {
    await openDesk(address);
    await page.getByText('What was changed here').click();
    await expect
      .poll(() => far.calls('listAuditEntries').at(-1)?.query)
      .toMatchObject({
        subjectId: 'status',
      });
  });

  it('tells it to nobody who may not read the trail', async () => {
    sitAs({ abilities: ['site.read'] });
    await openDesk(address);
    await expect.element(page.getByLabelText('Blocked countries')).toBeVisible();
    expect(page.getByText('What was changed here').elements()).toEqual([]);
  });

  it('keeps a change for its moment', async () => {
    await openDesk(address);
    await page.getByText(/Free play/u).click();
    await page.getByLabelText(/^Comes into force/u).fill('2026-03-09T06:00');
    await save();
    await expect.element(page.getByText(/^Planned\./u).first()).toBeInTheDocument();
    expect(far.calls('changeSiteStatus')[0]?.body).toMatchObject({
      effectiveFrom: '2026-03-09T06:00',
      reason: 'Work on the payments.',
    });
  });

  it('says what it cannot read, and sends nothing', async () => {
    await openDesk(address);
    await page.getByLabelText('Blocked countries').fill('America');
    await page.getByLabelText('Countries of address blocks').fill('203.0.113.0 US');
    await page.getByLabelText(/^Opens again/u).fill('2026-03-02T04:00');
    await save();
    await expect.element(page.getByText(/two letters/u).last()).toBeVisible();
    await expect.element(page.getByText(/block and country/u).last()).toBeVisible();
    expect(far.calls('changeSiteStatus')).toEqual([]);
  });

  it('says when another operator was faster', async () => {
    far.refuse('changeSiteStatus', 'content_changed');
    await openDesk(address);
    await save();
    await expect.element(page.getByText(refusalText('content_changed'))).toBeVisible();
  });

  it('can only be read by those who may not change it', async () => {
    const closed = { ...samples.readSiteStatus, abilities: [], isOpen: false, maintenance: true };
    far.answer('readSiteStatus', closed);
    await openDesk(address);
    await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('Blocked countries')).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('says that it loads, why it failed, and offers to ask again, also in Arabic', async () => {
    far.refuse('readSiteStatus', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض حالة الموقع')).toBeVisible();
    far.answer('readSiteStatus', samples.readSiteStatus);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByText('مفتوح', { exact: true })).toBeVisible();
  });
});

it('offers nothing to write into while it is on the way', async () => {
  const release = far.hold('readSiteStatus');
  await openDesk('/siteStatus');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Save' });
  expect(button.elements()).toEqual([]);
  release();
  await expect.element(button.first()).toBeVisible();
});

import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/campaigns';
const one = `${address}?item=cmp_0198f0ab0001`;
const drawer = () => page.getByRole('dialog');

async function fill(label: RegExp, text: string): Promise<void> {
  await drawer().getByLabelText(label).fill(text);
}

async function fillWords(): Promise<void> {
  await fill(/^Title/u, 'New tables on Friday');
  await fill(/^Text/u, 'Come and look at them.');
  await fill(/^Reason/u, 'The opening of the tables.');
}

const send = () => drawer().getByRole('button', { name: 'Send it' });

describe('the campaigns at the desk', () => {
  it('shows when each leaves and whom it reached', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /New tables on Friday.*Waits.*quay/u }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /Welcome back.*Sent.*1,204/u }))
      .toBeVisible();
  });

  it('counts whom a segment reaches, and forgets the count when it changes', async () => {
    await openDesk(`${address}?item=new`);
    await fill(/^Countries/u, 'th, vn');
    await drawer()
      .getByLabelText(/^Agreed to offers/u)
      .selectOptions('email');
    await drawer().getByRole('button', { name: 'Count the members' }).click();
    const reach = drawer().getByText(
      '321 members now. 120 of them agreed to offers by e-mail, 45 by SMS.',
    );
    await expect.element(reach).toBeVisible();
    expect(far.calls('previewCampaign')[0]?.body).toMatchObject({
      segment: { countries: ['TH', 'VN'], consent: 'email', agent: null, seenWithinDays: null },
    });
    await fill(/^Countries/u, 'th');
    await expect.element(reach).not.toBeInTheDocument();
    expect(await accessFaults()).toEqual([]);
  });

  it('counts nobody while it cannot be read whom it is for', async () => {
    await openDesk(`${address}?item=new`);
    await fill(/^Signed in within/u, 'a month');
    await drawer().getByRole('button', { name: 'Count the members' }).click();
    await expect.element(drawer().getByText('Write whole days from 1 to 730.')).toBeVisible();
    await expect.element(drawer().getByLabelText(/^Signed in within/u)).toHaveFocus();
    expect(far.calls('previewCampaign')).toEqual([]);
  });

  it('writes one in several languages, with a sentence under each field that is wrong', async () => {
    await openDesk(`${address}?item=new`);
    await fill(/^Countries/u, 'Thailand');
    await fill(/^Signed in within/u, '0');
    await send().click();
    await expect.element(drawer().getByText('Write codes of two letters.')).toBeVisible();
    await expect.element(drawer().getByText('Write whole days from 1 to 730.')).toBeVisible();
    await fill(/^Countries/u, '');
    await fill(/^Signed in within/u, '30');
    await fillWords();
    await drawer()
      .getByLabelText(/^Language of the words/u)
      .selectOptions('ar');
    await fill(/^Title/u, 'طاولات جديدة');
    await fill(/^Text/u, 'تعال وشاهدها.');
    await send().click();
    await expect.element(page.getByText('It leaves within a minute.').first()).toBeInTheDocument();
    expect(far.calls('createCampaign')[0]?.body).toMatchObject({
      titles: { en: 'New tables on Friday', ar: 'طاولات جديدة' },
      segment: { seenWithinDays: 30, languages: [] },
      sendAt: null,
    });
  });

  it('says that the agent is nobody', async () => {
    far.refuse('createCampaign', 'campaign_agent');
    await openDesk(`${address}?item=new`);
    await fillWords();
    await fill(/^Agent/u, 'nobody');
    await send().click();
    await expect.element(drawer().getByText(refusalText('campaign_agent'))).toBeVisible();
    await expect
      .element(drawer().getByLabelText(/^Agent/u))
      .toHaveAttribute('aria-invalid', 'true');
  });

  it('stops one with a reason, or says why not', async () => {
    far.refuse('stopCampaign', 'campaign_state');
    await openDesk(one);
    await fill(/^Reason/u, 'The tables come later.');
    const stop = drawer().getByRole('button', { name: 'Stop it' });
    await stop.click();
    await expect.element(drawer().getByText(refusalText('campaign_state'))).toBeVisible();
    far.answer('stopCampaign', samples.stopCampaign);
    await stop.click();
    await expect.element(page.getByText('Nobody more gets it.').first()).toBeInTheDocument();
  });

  it('asks for no rank where the site has none', async () => {
    far.answer('listCampaigns', { ...samples.listCampaigns, hasVip: false });
    await openDesk(`${address}?item=new`);
    await expect.element(drawer().getByLabelText(/^Title/u)).toBeVisible();
    await expect.element(drawer().getByLabelText(/^From VIP rank/u)).not.toBeInTheDocument();
  });

  it('is busy while its list is on the way', async () => {
    const release = far.hold('listCampaigns');
    await openDesk(address);
    const table = page.getByRole('table').first();
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
  });

  it('says that there are none', async () => {
    far.answer('listCampaigns', { ...samples.listCampaigns, list: [] });
    await openDesk(address);
    await expect.element(page.getByText('No campaigns yet')).toBeVisible();
  });

  it('asks again after a fault', async () => {
    far.fail('listCampaigns', 'badGateway');
    await openDesk(address);
    await expect.element(page.getByText('The campaigns did not arrive.')).toBeVisible();
    far.answer('listCampaigns', samples.listCampaigns);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('row', { name: /Welcome back/u })).toBeVisible();
  });
});

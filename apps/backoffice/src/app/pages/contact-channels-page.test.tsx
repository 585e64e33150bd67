import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/contactChannels';
const { revision } = samples.readContactChannels;

async function save(): Promise<void> {
  await page.getByLabelText(/^Reason/u).fill('A new group.');
  await page.getByRole('button', { name: 'Save' }).click();
}

describe('the channels of the site', () => {
  it('shows the addresses that the site has', async () => {
    await openDesk(address);
    await expect.element(page.getByLabelText('Live chat')).toHaveValue('/service');
    await expect
      .element(page.getByLabelText('Facebook page'))
      .toHaveValue('https://facebook.example/lamplight');
    await expect.element(page.getByLabelText('App for Android')).toHaveValue('');
  });

  it('sends all of them, the first channel first', async () => {
    await openDesk(address);
    await page.getByLabelText('TikTok').fill('https://tiktok.example/lamplight');
    await page.getByLabelText('Opened by every service button').selectOptions('Telegram');
    await save();
    await expect.element(page.getByText(/^Saved\./u).first()).toBeInTheDocument();
    expect(far.calls('changeContactChannels')[0]?.body).toMatchObject({
      revision,
      service: [{ csType: 'TELEGRAM' }, { csType: 'LIVE_CHAT' }],
      links: [{ name: 'facebook' }, { name: 'tiktok', url: 'https://tiktok.example/lamplight' }],
    });
  });

  it('shows a channel in some languages alone', async () => {
    await openDesk(address);
    await page.getByText('Shown in every language').nth(1).click();
    const group = page.getByRole('group', { name: 'Languages of Telegram' });
    await group.getByLabelText('العربية').click();
    await expect.element(page.getByText('Shown in AR')).toBeVisible();
    await save();
    await expect.poll(() => far.calls('changeContactChannels')).toHaveLength(1);
    expect(far.calls('changeContactChannels')[0]?.body).toMatchObject({
      service: [{ csType: 'LIVE_CHAT' }, { csType: 'TELEGRAM', languages: ['AR'] }],
    });
  });

  it('shows the footer and the bar as they are typed, on a phone and on a desktop', async () => {
    await openDesk(address);
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    const bar = preview.getByRole('list', { name: 'Customer service' });
    const social = preview.getByRole('list', { name: 'Social media' });
    await expect.element(social).toHaveTextContent('Facebook page');
    await expect.element(bar).not.toBeInTheDocument();
    await page.getByLabelText('TikTok').fill('https://tiktok.example/lamplight');
    await expect.element(social).toHaveTextContent('Facebook pageTikTok');
    await preview.getByRole('combobox').selectOptions('Desktop, 1280 px');
    await expect.element(bar).toHaveTextContent('Customer serviceTelegram');
    expect(await accessFaults()).toEqual([]);
  });

  it('shows the vendors, links and the legal line of the footer, also without a channel', async () => {
    far.answer('readContactChannels', { ...samples.readContactChannels, service: [], links: [] });
    await openDesk(address);
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    await expect.element(preview.getByText(/^© \d{4} Lamplight$/u)).toBeVisible();
    await expect
      .element(preview.getByRole('list', { name: 'About this site' }))
      .toHaveTextContent('HelpCustomer serviceSafer playApp');
    await expect.element(preview.getByRole('region', { name: 'Vendors' })).toBeVisible();
    expect(preview.getByRole('list', { name: 'Social media' }).elements()).toEqual([]);
  });

  it('shows the page of the app as its links are typed, on a phone and on a desktop', async () => {
    await openDesk(address);
    const preview = page.getByRole('region', { name: 'Preview: App', exact: true });
    await expect.element(preview.getByText('Lamplight as an app')).toBeVisible();
    await expect.element(preview.getByText('Choose Add to Home Screen.')).toBeVisible();
    const offer = preview.getByText('Download for Android', { exact: true });
    await expect.element(offer).not.toBeInTheDocument();
    await page.getByLabelText('App for Android').fill('https://apps.example/a');
    await expect.element(offer).toBeVisible();
    await expect.element(offer).toHaveAttribute('title', 'https://apps.example/a');
    await expect.element(preview.getByText(/^Or scan this/u).first()).not.toBeVisible();
    await preview.getByRole('combobox').selectOptions('Desktop, 1280 px');
    await expect
      .element(preview.getByRole('img', { name: 'Download for Android' }))
      .toBeInTheDocument();
    await expect.element(preview.getByText(/^Or scan this/u).first()).toBeVisible();
    await page.getByLabelText('App for Android').fill('javascript:alert(1)');
    await expect.element(offer).not.toBeInTheDocument();
    expect(await accessFaults()).toEqual([]);
  });

  it('takes no address that a browser would run', async () => {
    await openDesk(address);
    await page.getByLabelText('Telegram', { exact: true }).fill('javascript:alert(1)');
    await page.getByLabelText('TikTok').fill('http://tiktok.example');
    await save();
    await expect.element(page.getByText(/^Enter a path/u).first()).toBeVisible();
    expect(far.calls('changeContactChannels')).toEqual([]);
  });

  it('says when another operator was faster', async () => {
    far.refuse('changeContactChannels', 'content_changed');
    await openDesk(address);
    await save();
    await expect.element(page.getByText(refusalText('content_changed'))).toBeVisible();
  });

  it('can only be read by those who may not change it', async () => {
    far.answer('readContactChannels', { ...samples.readContactChannels, abilities: [] });
    await openDesk(address);
    await expect.element(page.getByLabelText('Live chat')).toHaveAttribute('readonly');
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('says that it loads, why it failed, and offers to ask again, also in Arabic', async () => {
    far.refuse('readContactChannels', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض القنوات')).toBeVisible();
    far.answer('readContactChannels', samples.readContactChannels);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByLabelText('الدردشة المباشرة')).toBeVisible();
  });
});

it('offers nothing to write into while it is on the way', async () => {
  const release = far.hold('readContactChannels');
  await openDesk('/contactChannels');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Save' });
  expect(button.elements()).toEqual([]);
  release();
  await expect.element(button.first()).toBeVisible();
});

import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/siteAddresses';
const { revision } = samples.readSiteAddresses;

async function save(): Promise<void> {
  await page.getByLabelText(/^Reason/u).fill('A second line.');
  await page.getByRole('button', { name: 'Save' }).click();
}

describe('the addresses of the site', () => {
  it('sends what was typed, in small letters', async () => {
    await openDesk(address);
    await page.getByLabelText('Hosts of pictures').fill('https://IMG.example/\nhttps://b.example');
    await page.getByLabelText('Hosts of links').fill('t.me\nSocial.example');
    await page.getByLabelText('Main address').selectOptions('two.lamplight.example');
    await save();
    await expect.element(page.getByText(/^Saved\./u).first()).toBeInTheDocument();
    expect(far.calls('changeSiteAddresses')[0]?.body).toEqual({
      revision,
      domainList: ['lamplight.example', 'two.lamplight.example'],
      mainDomain: 'two.lamplight.example',
      imageCDNs: ['https://img.example', 'https://b.example'],
      launchGameCDNs: [],
      linkHosts: ['t.me', 'social.example'],
      effectiveFrom: null,
      reason: 'A second line.',
    });
  });

  it('says why it has no preview', async () => {
    await openDesk(address);
    await expect
      .element(page.getByText(/^There is no preview: every address shows/u))
      .toBeVisible();
  });

  it('takes no address that is none, and none twice', async () => {
    await openDesk(address);
    await page.getByLabelText('Hosts of pictures').fill('http://img.example');
    await page.getByLabelText('Addresses of the site').fill('one.example\none.example');
    await save();
    await expect.element(page.getByText(/^http:\/\/img\.example is no/u).first()).toBeVisible();
    await expect.element(page.getByText('one.example is there twice.').first()).toBeVisible();
    expect(far.calls('changeSiteAddresses')).toEqual([]);
  });

  it('says when another operator was faster', async () => {
    far.refuse('changeSiteAddresses', 'content_changed');
    await openDesk(address);
    await save();
    await expect.element(page.getByText(refusalText('content_changed'))).toBeVisible();
  });

  it('can only be read by those who may not change them', async () => {
    far.answer('readSiteAddresses', { ...samples.readSiteAddresses, abilities: [] });
    await openDesk(address);
    await expect.element(page.getByLabelText('Addresses of the site')).toHaveAttribute('readonly');
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('says why it failed, and asks again, also in Arabic', async () => {
    far.refuse('readSiteAddresses', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض العناوين')).toBeVisible();
    far.answer('readSiteAddresses', samples.readSiteAddresses);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByLabelText('عناوين الموقع')).toBeVisible();
  });
});

it('offers nothing to write into while it is on the way', async () => {
  const release = far.hold('readSiteAddresses');
  await openDesk('/siteAddresses');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Save' });
  expect(button.elements()).toEqual([]);
  release();
  await expect.element(button.first()).toBeVisible();
});

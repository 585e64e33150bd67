import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPart } from '../../../testing/portal.tsx';
import { Footer } from './footer.tsx';

const system = samples.readStatus;
const none = { help: [], company: [] } as const;
const footer = page.getByRole('contentinfo');

describe('the footer', () => {
  it('lists the vendors by category', async () => {
    await openPart(<Footer links={none} />);
    await expect.element(footer.getByRole('heading', { name: 'Slots' })).toBeVisible();
    await expect.element(footer.getByText('Quayside')).toBeVisible();
  });

  it('says whose site it is, in which zone its times are, and from which age', async () => {
    await openPart(<Footer links={none} />);
    await expect.element(footer.getByText(/^© \d{4} Lamplight$/u)).toBeVisible();
    await expect.element(footer.getByText('All times GMT+7')).toBeVisible();
    await expect.element(footer.getByText('20+')).toBeVisible();
  });

  it('links the social media that the site has', async () => {
    const facebook = {
      name: 'facebook',
      resourceType: 'LINK',
      labelNameEn: 'Facebook',
      url: 'https://social.example/lamplight',
    };
    const info = {
      ...system.info,
      resources: [facebook, { ...facebook, name: 'tiktok', url: '' }],
    };
    await openPart(<Footer links={none} />, { boot: { system: { ...system, info } } });
    const links = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
    await expect.element(links).toHaveAttribute('href', facebook.url);
  });

  it('stands without the vendors when those do not arrive', async () => {
    far.fail('listVendors', 'offline');
    await openPart(<Footer links={none} />);
    await expect.element(footer.getByText('20+')).toBeVisible();
    await expect.element(footer.getByRole('heading')).not.toBeInTheDocument();
  });

  it('is whole but for the vendors while those are under way', async () => {
    const youtube = { name: 'youtube', resourceType: 'LINK', labelNameEn: 'YouTube', url: '/help' };
    const info = { ...system.info, resources: [youtube] };
    const release = far.hold('listVendors');
    await openPart(<Footer links={none} />, { boot: { system: { ...system, info } } });
    await expect.element(footer.getByText('20+')).toBeVisible();
    await expect.element(footer.getByRole('link', { name: 'YouTube' })).toBeVisible();
    expect(document.querySelector('[data-ux="S-21"]')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(footer.getByText('Quayside')).toBeVisible();
    await expect.poll(() => document.querySelector('[data-ux="S-21"][aria-busy]')).toBeNull();
  });

  it('has the code of a vendor whose picture does not arrive', async () => {
    await openPart(<Footer links={none} />);
    await expect.element(footer.getByText('Quayside')).toBeVisible();
    const line = footer.getByRole('listitem').filter({ hasText: 'Quayside' });
    line.element().querySelector('img')?.dispatchEvent(new Event('error'));
    const vendors = samples.listVendors.flatMap((category) => category.vendors);
    const code = vendors.find(({ displayName }) => displayName === 'Quayside')?.vassalage ?? '';
    await expect.element(line.getByText(code, { exact: true })).toBeVisible();
    expect(line.element().querySelector('img')).toBeNull();
  });

  it('leads to customer service in one way', async () => {
    const service = { path: '/service', title: 'service' } as const;
    await openPart(<Footer links={{ ...none, help: [service] }} />);
    await expect.element(footer.getByRole('button', { name: 'Customer service' })).toBeVisible();
    expect(footer.getByRole('link', { name: 'Customer service' }).elements()).toEqual([]);
  });

  it('folds on a phone, one part open at a time, each of 44 px', async () => {
    await openPart(<Footer links={none} />, { width: 390 });
    const vendors = footer.getByText('Vendors');
    await expect.element(vendors).toBeVisible();
    await expect.element(footer.getByText('Quayside')).not.toBeVisible();
    await vendors.click();
    await expect.element(footer.getByText('Quayside')).toBeVisible();
    await footer.getByText('Help').click();
    await expect.element(footer.getByText('Quayside')).not.toBeVisible();
    await expect.element(footer.getByRole('button', { name: 'Customer service' })).toBeVisible();
    expect(vendors.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/banners';
const drawer = () => page.getByRole('dialog');

async function save(): Promise<void> {
  await drawer()
    .getByLabelText(/^Reason/u)
    .fill('A new season.');
  await drawer().getByRole('button', { name: 'Save' }).click();
}

async function pictureOf(color: string): Promise<File> {
  const canvas = new OffscreenCanvas(30, 10);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = color;
    context.fillRect(0, 0, 30, 10);
  }
  return new File([await canvas.convertToBlob()], 'banner.png', { type: 'image/png' });
}

describe('the banners of the home page', () => {
  it('shows each with where it leads and whether it is shown', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Play by moonlight.*\/rng.*Shown/u }))
      .toBeVisible();
    await expect
      .element(
        page.getByRole('row', {
          name: /A gift.*Members · From rank 2 · Phones.*TH · AR.*Not shown/u,
        }),
      )
      .toBeVisible();
  });

  it('keeps a picture, and stores the banner with it', async () => {
    await openDesk(`${address}?item=bnr_gift`);
    await drawer()
      .getByLabelText('Picture')
      .upload(await pictureOf('teal'));
    await expect.element(drawer().getByRole('img', { name: 'Picture' })).toBeInTheDocument();
    await save();
    await expect.element(page.getByText(/^Saved\./u).first()).toBeInTheDocument();
    expect(far.calls('changeBanners')[0]?.body).toMatchObject({
      revision: samples.listBanners.revision,
      list: [{ id: 'bnr_tide' }, { id: 'bnr_gift', url: samples.createBrandPicture.url }],
    });
  });

  it('advertises unless its operator says no (R13)', async () => {
    await openDesk(`${address}?item=bnr_gift`);
    const offer = drawer().getByRole('checkbox', { name: /^Advertises/u });
    await expect.element(offer).toBeChecked();
    await offer.click();
    await save();
    await expect.poll(() => far.calls('changeBanners')).toHaveLength(1);
    expect(far.calls('changeBanners')[0]?.body).toMatchObject({
      list: [
        { id: 'bnr_tide', isOffer: true },
        { id: 'bnr_gift', isOffer: false },
      ],
    });
  });

  it('is kept for an audience and for its moment', async () => {
    await openDesk(`${address}?item=bnr_gift`);
    await drawer().getByLabelText('Signed in or not').selectOptions('Visitors and trial accounts');
    await drawer().getByLabelText('Screen', { exact: true }).selectOptions('Every screen');
    await drawer().getByLabelText('English').click();
    await drawer()
      .getByLabelText(/^Comes into force/u)
      .fill('2026-03-09T06:00');
    await save();
    await expect.element(page.getByText(/^Planned\./u).first()).toBeInTheDocument();
    expect(far.calls('changeBanners')[0]?.body).toMatchObject({
      effectiveFrom: '2026-03-09T06:00',
      list: [
        {
          id: 'bnr_tide',
          audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
        },
        {
          audience: {
            languages: ['EN', 'AR'],
            countries: ['TH'],
            login: 'visitors',
            device: 'all',
            leastRank: 2,
          },
        },
      ],
    });
  });

  it('shows the banner as a phone and as a desktop have it, in each language', async () => {
    await openDesk(`${address}?item=bnr_tide`);
    const preview = drawer().getByRole('region', { name: 'Preview', exact: true });
    const slide = preview.getByRole('article');
    const size = () => {
      const { width, height } = slide.element().getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    };
    await expect.element(slide.getByText('See slots')).toBeVisible();
    expect(size()).toEqual([317, 176]);
    await preview.getByLabelText('Width of the preview').selectOptions('Desktop, 1280 px');
    expect(size()).toEqual([1041, 325]);
    await drawer().getByLabelText('Language', { exact: true }).selectOptions('العربية');
    await expect.element(slide.getByText('العب على ضوء القمر')).toBeVisible();
    await expect.element(slide).toHaveAttribute('dir', 'rtl');
    expect(await accessFaults()).toEqual([]);
  });

  it('says that a file is no picture, and what the server says', async () => {
    await openDesk(`${address}?item=bnr_gift`);
    const text = new File(['no picture'], 'banner.png', { type: 'image/png' });
    await drawer().getByLabelText('Picture').upload(text);
    await expect.element(drawer().getByText('This file is no picture.')).toBeVisible();
    far.refuse('createBrandPicture', 'picture_unreadable');
    await drawer()
      .getByLabelText('Picture')
      .upload(await pictureOf('red'));
    await expect.element(drawer().getByText(refusalText('picture_unreadable'))).toBeVisible();
  });

  it('says when another operator was faster', async () => {
    far.refuse('changeBanners', 'content_changed');
    await openDesk(`${address}?item=bnr_tide`);
    await save();
    await expect.element(drawer().getByText(refusalText('content_changed'))).toBeVisible();
  });

  it('says that there is none, and offers to ask again, also in Arabic', async () => {
    far.refuse('listBanners', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض اللافتات')).toBeVisible();
    far.answer('listBanners', { ...samples.listBanners, list: [] });
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByText('لا توجد لافتات')).toBeVisible();
  });
});

it('is busy while its list is on the way', async () => {
  const release = far.hold('listBanners');
  await openDesk('/banners');
  const table = page.getByRole('table').first();
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
});

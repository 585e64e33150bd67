import { refusalText, samples } from '@portal/protocol/testing';
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
    await expect.element(page.getByRole('row', { name: /A gift.*Not shown/u })).toBeVisible();
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

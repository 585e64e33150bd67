import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepInstallOffer, useInstallOffer } from '../../shared/device/install-offer.ts';
import { openPortal } from '../../testing/portal.tsx';

afterEach(() => {
  useInstallOffer.setState({ offer: undefined });
});

const main = page.getByRole('main');
const system = samples.readStatus;

function offering(url: string) {
  const app = { name: 'app', resourceType: 'APP_ANDROID', labelNameEn: 'Android', url };
  return { system: { ...system, info: { ...system.info, resources: [app] } } };
}

describe('the app', () => {
  it('is offered for the platforms that the operator has one for', async () => {
    await openPortal('/down', { boot: offering('https://apps.example/a') });
    await expect.element(main.getByRole('heading', { name: 'Lamplight as an app' })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Download for Android' }))
      .toHaveAttribute('href', 'https://apps.example/a');
    await expect.element(main.getByRole('img', { name: 'Download for Android' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Download for iPhone' }).elements()).toEqual([]);
    expect(main.getByRole('img', { name: 'Download for iPhone' }).elements()).toEqual([]);
    await expect.poll(() => document.title).toBe('App – Lamplight');
    expect(await accessFaults()).toEqual([]);
  });

  it('takes the phone to the site by its camera, where there is room for that', async () => {
    await openPortal('/down');
    await expect.element(main.getByRole('img', { name: 'Install the site' })).toBeVisible();
    await expect.element(main.getByText(/^Or scan this/u)).toBeVisible();
  });

  it('has a link of any length, with a picture only of what a camera can read', async () => {
    await openPortal('/down', { boot: offering(`https://apps.example/${'a'.repeat(300)}`) });
    await expect.element(main.getByRole('link', { name: 'Download for Android' })).toBeVisible();
    await expect.element(main.getByRole('img', { name: 'Install the site' })).toBeVisible();
    expect(main.getByRole('img', { name: 'Download for Android' }).elements()).toEqual([]);
  });

  it('is the site itself, with the steps of each platform', async () => {
    await openPortal('/down', { width: 390 });
    await expect.element(main.getByRole('heading', { name: 'Install the site' })).toBeVisible();
    await expect.poll(() => main.getByRole('listitem').elements()).toHaveLength(6);
    expect(main.getByRole('button', { name: 'Install' }).elements()).toEqual([]);
    await expect.element(main.getByText(/^Or scan this/u)).not.toBeVisible();
  });

  it('is installed at a press where the browser offered it, on whatever page that was', async () => {
    keepInstallOffer();
    const router = await openPortal('/help');
    const prompt = vi.fn(async () => undefined);
    globalThis.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    await router.navigate({ to: '/down' });
    await main.getByRole('button', { name: 'Install' }).click();
    expect(prompt).toHaveBeenCalledOnce();
    globalThis.dispatchEvent(new Event('appinstalled'));
    await expect.element(main.getByRole('button', { name: 'Install' })).not.toBeInTheDocument();
  });

  it('stands right to left in Arabic', async () => {
    await openPortal('/down', { locale: 'ar' });
    await expect.element(main.getByRole('heading', { name: 'ثبّت الموقع' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

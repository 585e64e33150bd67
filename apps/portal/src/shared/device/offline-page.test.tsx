import { afterEach, assert, describe, expect, it, vi } from 'vitest';
import { keepOfflinePage } from './offline-page.ts';

const site = (enabled: '1' | '0') => ({
  modId: 'SITE',
  enabled: '1' as const,
  children: [{ modId: 'OFFLINEPAGE', enabled, children: [] }],
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('keepOfflinePage', () => {
  it('installs the worker, whose updates come from the server, and keeps the language', async () => {
    const register = vi
      .spyOn(navigator.serviceWorker, 'register')
      .mockRejectedValue(new Error('no worker in a test'));
    document.documentElement.lang = 'ar';
    await keepOfflinePage(site('1'));
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
    expect(localStorage.getItem('offlineLocale')).toBe('ar');
    document.documentElement.lang = 'en';
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('offlineLocale')).toBe('en');
  });

  it('takes away what an earlier visit installed, where the site switched it off', async () => {
    const register = vi.spyOn(navigator.serviceWorker, 'register');
    const known: unknown = Object.create(ServiceWorkerRegistration.prototype);
    assert(known instanceof ServiceWorkerRegistration);
    const unregister = vi.spyOn(known, 'unregister').mockResolvedValue(true);
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(known);
    await keepOfflinePage(site('0'));
    expect(unregister).toHaveBeenCalledOnce();
    expect(register).not.toHaveBeenCalled();
  });
});

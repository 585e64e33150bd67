import { refusalText, sampleBoot, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../testing/portal.tsx';

const main = page.getByRole('main');

async function logIn(): Promise<void> {
  await main.getByRole('textbox', { name: 'Username' }).fill('harbour88');
  await main.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
  await main.getByRole('button', { name: 'Log in' }).click();
}

describe('the login of agents', () => {
  it('leads an agent to their own home', async () => {
    far.answer('logIn', { ...samples.logIn, isAgent: true });
    far.answer('readMemberInfo', { ...samples.readMemberInfo, type: 1, isAgent: true });
    const router = await openPortal('/agentLogin');
    await expect.element(page.getByRole('heading', { name: 'Agent login' })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await logIn();
    await expect.poll(() => router.state.location.pathname).toBe('/agentHome');
    expect(far.calls('logIn')[0]?.body).toMatchObject({ agentLogin: true });
  });

  it('refuses whoever is no agent', async () => {
    far.refuse('logIn', 'error_not_agent');
    const router = await openPortal('/agentLogin');
    await logIn();
    await expect.element(main.getByText(refusalText('error_not_agent'))).toBeVisible();
    expect(router.state.location.pathname).toBe('/agentLogin');
  });

  it('offers the ways of the site, and no other', async () => {
    far.answer('logIn', { ...samples.logIn, isAgent: true });
    far.answer('readMemberInfo', { ...samples.readMemberInfo, type: 1, isAgent: true });
    const { system } = sampleBoot();
    const byCode = { smsEnabled: true, showPhoneLogin: true, showVerCodeLogin: true };
    const signIn = { ...system.info.signIn, ...byCode, pwdEnabled: false };
    const children = [{ modId: 'MOBILEVERCODELOGIN3', enabled: '1' as const, children: [] }];
    const router = await openPortal('/agentLogin', {
      boot: {
        system: { ...system, info: { ...system.info, signIn } },
        whitelabel: { modId: 'ROOT', enabled: '1', children },
      },
    });
    await main.getByRole('textbox', { name: 'Mobile number' }).fill('812345678');
    await main.getByRole('textbox', { name: 'Code' }).fill('123456');
    await expect.poll(() => router.state.location.pathname).toBe('/agentHome');
    expect(far.calls('logIn')[0]?.body).toMatchObject({ type: 'sms', agentLogin: true });
    expect(main.getByRole('textbox', { name: 'Password' }).elements()).toEqual([]);
  });

  it('speaks Arabic on a phone', async () => {
    await openPortal('/agentLogin', { locale: 'ar', width: 390 });
    await expect.element(page.getByRole('heading', { name: 'دخول الوكلاء' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

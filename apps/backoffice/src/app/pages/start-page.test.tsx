import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, openDesk } from '../../testing/desk.tsx';
import { memberList, memberRow, operator } from '../../testing/samples.ts';

describe("the desk's address", () => {
  it('leads to the first place that the operator may open', async () => {
    answer('GET members', () => ({ value: memberList([memberRow()]) }));
    const router = openDesk('/');
    await expect.element(page.getByRole('heading', { name: 'Members' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/members');
  });

  it('says that there is no page for an operator who may open none', async () => {
    answer('GET session/me', () => ({ value: { ...operator, abilities: [] } }));
    answer('POST session/resume', () => ({
      value: { token: 'fresh', operator: { ...operator, abilities: [] } },
    }));
    openDesk('/');
    await expect
      .element(page.getByRole('heading', { name: 'There is no such page' }))
      .toBeVisible();
  });

  it('asks somebody whom the server does not know to log in', async () => {
    answer('GET session/me', () => ({ refusal: 'not_signed_in', status: 401 }));
    answer('POST session/resume', () => ({ refusal: 'not_signed_in', status: 401 }));
    const router = openDesk('/');
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });

  it('speaks Arabic', async () => {
    answer('GET members', () => ({ value: memberList([]) }));
    openDesk('/', 'ar');
    await expect.element(page.getByRole('heading', { name: 'الأعضاء' })).toBeVisible();
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

describe('the first page of the desk', () => {
  it('counts what waits and leads to each queue', async () => {
    far.answer('readOverview', samples.readOverview);
    const router = await openDesk('/overview');
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    const review = card('Withdrawals to review');
    await expect.element(review.getByText('3', { exact: true })).toBeVisible();
    await expect.element(card('Disputes').getByText('Nothing waits')).toBeVisible();
    await card('Customer service').getByRole('link').last().click();
    await expect.poll(() => router.state.location.pathname).toBe('/feedback');
  });

  it('leads from the alarm of old withdrawals to these', async () => {
    far.answer('readOverview', samples.readOverview);
    const router = await openDesk('/overview');
    await page.getByRole('link', { name: 'Withdrawals older than 24 hours' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/withdrawals');
    expect(router.state.location.search).toMatchObject({ view: 'late' });
  });

  it('shows what today and yesterday came to, with the sign of the result', async () => {
    far.answer('readOverview', samples.readOverview);
    await openDesk('/overview');
    await expect.element(page.getByRole('heading', { name: 'Today 2026-03-02' })).toBeVisible();
    await expect.element(page.getByText('+฿3,019.50')).toBeVisible();
    await expect.element(page.getByText('−฿1,200.00')).toBeVisible();
  });

  it('says that nothing is there for an operator without queues and money', async () => {
    far.answer('readOverview', { currency: 'THB', queues: [], days: [] });
    await openDesk('/overview');
    await expect.element(page.getByText('No queue is yours to work off.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Figures' })).not.toBeInTheDocument();
  });

  it('is awaited', async () => {
    const release = far.hold('readOverview');
    await openDesk('/overview');
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByText('Disputes')).toBeVisible();
  });

  it('says why it failed, and asks again', async () => {
    far.refuse('readOverview', 'overloaded');
    await openDesk('/overview');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('readOverview', samples.readOverview);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Disputes')).toBeVisible();
  });

  it('says whether the site asks for a second factor, and leads to the own account', async () => {
    far.answer('readOverview', samples.readOverview);
    const router = await openDesk('/overview');
    await expect.element(page.getByText(/doesn't ask operators for a second/u)).toBeVisible();
    await page.getByRole('link', { name: 'Protect your own account' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/security');
  });

  it('is silent where the site asks for one', async () => {
    far.answer('readOverview', samples.readOverview);
    far.answer('readOperatorSecurity', { ...samples.readOperatorSecurity, isFactorRequired: true });
    await openDesk('/overview');
    await expect.element(page.getByText('Disputes')).toBeVisible();
    expect(page.getByText(/doesn't ask operators/u).elements()).toEqual([]);
  });

  it('speaks Arabic', async () => {
    far.answer('readOverview', samples.readOverview);
    await openDesk('/overview', 'ar');
    await expect.element(page.getByRole('heading', { name: 'نظرة عامة' })).toBeVisible();
  });
});

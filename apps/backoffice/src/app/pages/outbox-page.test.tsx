import '../styles.css';
import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const listed = () => far.calls('listDeliveries').at(-1)?.query;

describe('the outbox page', () => {
  it('shows what was kept with its text, and why another one failed', async () => {
    await openDesk('/outbox');
    const kept = page.getByRole('row', { name: /\+66812345678.*Login code.*482913.*Kept here/u });
    await expect.element(kept).toBeVisible();
    const failed = page.getByRole('row', {
      name: /mika@lamplight.*Temporary password.*no longer kept.*Failed.*answered with 503/u,
    });
    await expect.element(failed).toBeVisible();
  });

  it('keeps a number in one line beside a long text', async () => {
    const text = 'Your code is 482913. Tell it to nobody, whoever asks. '.repeat(12);
    const content = samples.listDeliveries.content.map((row) => ({ ...row, text }));
    far.answer('listDeliveries', { ...samples.listDeliveries, content });
    await page.viewport(820, 800);
    await openDesk('/outbox');
    const number = page.getByRole('table').getByText('+66812345678');
    await expect.element(number).toBeVisible();
    const lines = new Set([...number.element().getClientRects()].map(({ top }) => top));
    expect(lines.size).toBe(1);
    await page.viewport(1280, 800);
  });

  it('searches by the start of a recipient, and keeps it in the address', async () => {
    const router = await openDesk('/outbox');
    await page.getByRole('searchbox').fill('+6681');
    await expect.poll(() => router.state.location.search).toEqual({ to: '+6681' });
    await expect.poll(listed).toEqual({ to: '+6681', limit: '20' });
  });

  it('says that nothing was sent', async () => {
    far.answer('listDeliveries', { content: [], nextCursor: null });
    await openDesk('/outbox');
    const nothing = page.getByRole('heading', { name: 'No message was sent yet' });
    await expect.element(nothing).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('+6681');
    await expect.element(page.getByRole('heading', { name: 'No message matches' })).toBeVisible();
  });

  it('is busy while the list is on its way', async () => {
    const release = far.hold('listDeliveries');
    await openDesk('/outbox');
    await expect.element(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    const table = page.getByRole('table', { name: 'Messages' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(page.getByText('+66812345678')).toBeVisible();
  });

  it('says why it failed, and asks again', async () => {
    far.refuse('listDeliveries', 'overloaded');
    await openDesk('/outbox');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listDeliveries', samples.listDeliveries);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('+66812345678')).toBeVisible();
  });

  it('says that a role may not read it', async () => {
    far.refuse('listDeliveries', 'ability_missing');
    await openDesk('/outbox');
    await expect.element(page.getByText(refusalText('ability_missing'))).toBeVisible();
  });
});

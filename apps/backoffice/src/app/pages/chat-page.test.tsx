import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const drawer = () => page.getByRole('dialog', { name: 'Chat message' });
const opened = '/chat?message=cht_0198f0ab1001';

describe('the queue of the chat', () => {
  it('shows what was reported, and who is muted', async () => {
    await openDesk('/chat');
    await expect
      .element(page.getByRole('row', { name: /Send me your password.*Lounge.*mike88.*2/u }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /loudsailor.*Insults after a warning/u }))
      .toBeVisible();
    expect(far.calls('listDeskChat').at(-1)?.query).toEqual({ view: 'reported', limit: '20' });
    expect(document.title).toBe('Chat');
    expect(await accessFaults()).toEqual([]);
  });

  it('keeps list, room and the open message in the address', async () => {
    const router = await openDesk('/chat?room=lounge');
    await page.getByLabelText('List').selectOptions('all');
    await expect.poll(() => router.state.location.search).toEqual({ view: 'all', room: 'lounge' });
    await page.getByRole('button', { name: /Send me your password/u }).click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('message');
  });

  it('mutes an author for a time, with a reason', async () => {
    await openDesk(opened);
    await drawer()
      .getByRole('button', { name: /^Remove and mute/u })
      .click();
    await expect.element(drawer().getByText('Use at least 3 characters.')).toBeVisible();
    await drawer().getByLabelText('Mute for').selectOptions('72');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Asked for a password.');
    await drawer()
      .getByRole('button', { name: /^Remove and mute/u })
      .click();
    await expect.poll(() => drawer().elements()).toHaveLength(0);
    expect(far.calls('decideChatMessage')[0]?.body).toEqual({
      decision: 'mute',
      hours: 72,
      reason: 'Asked for a password.',
    });
  });

  it.each(['chat_removed', 'not_found'] as const)(
    'keeps what was typed when the server refuses with %s',
    async (code) => {
      far.refuse('decideChatMessage', code);
      await openDesk(opened);
      await drawer().getByRole('textbox', { name: 'Reason' }).fill('An opinion.');
      await drawer()
        .getByRole('button', { name: /^Leave it/u })
        .click();
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
      await expect
        .element(drawer().getByRole('textbox', { name: 'Reason' }))
        .toHaveValue('An opinion.');
    },
  );

  it('shows a decided message with its decision, and nothing to do', async () => {
    far.answer('listDeskChat', { content: [samples.decideChatMessage], nextCursor: null });
    await openDesk(`${opened}&view=decided`);
    await expect.element(drawer().getByText('Taken away, author muted')).toBeVisible();
    expect(drawer().getByRole('textbox').elements()).toEqual([]);
  });

  it('lets a member write again, unless the mute is over', async () => {
    await openDesk('/chat');
    await page.getByRole('button', { name: 'Lift the mute of loudsailor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lift the mute of loudsailor' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Said sorry.');
    far.refuse('liftChatMute', 'chat_not_muted');
    await dialog.getByRole('button', { name: 'Lift' }).click();
    await expect.element(dialog.getByText(refusalText('chat_not_muted'))).toBeVisible();
    far.answer('liftChatMute', {});
    await dialog.getByRole('button', { name: 'Lift' }).click();
    await expect.element(page.getByText('loudsailor may write again.').first()).toBeInTheDocument();
  });

  it('says that nothing waits and nobody is muted, and why a list failed', async () => {
    far.answer('listDeskChat', { content: [], nextCursor: null });
    far.answer('listChatMutes', []);
    await openDesk('/chat');
    await expect.element(page.getByRole('heading', { name: 'No report waits' })).toBeVisible();
    await expect.element(page.getByText('Nobody is muted.')).toBeVisible();
    far.refuse('listDeskChat', 'overloaded');
    await page.getByLabelText('List').selectOptions('decided');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/chat', 'ar');
    await expect.element(page.getByRole('heading', { name: 'الدردشة' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

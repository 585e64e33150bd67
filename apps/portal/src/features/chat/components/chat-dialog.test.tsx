import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../../testing/portal.tsx';
import { topicTable } from '../../../shared/realtime/topic-table.ts';

const dialog = page.getByRole('dialog', { name: 'Chat' });
const box = dialog.getByRole('textbox', { name: 'Your message' });
const send = dialog.getByRole('button', { name: 'Send' });

describe('the chat', () => {
  it('shows a room under masked names, with the place of what was taken away', async () => {
    await openPortal('/chat', { as: 'member' });
    await expect.element(dialog.getByText('The lanterns paid for my dinner.')).toBeVisible();
    await expect.element(dialog.getByText('l***5')).toBeVisible();
    await expect.element(dialog.getByText('A moderator took this message away.')).toBeVisible();
    await expect.element(dialog.getByText('You', { exact: true })).toBeVisible();
    expect(far.calls('listChatMessages')[0]?.params).toEqual({ room: 'lounge' });
    expect(await accessFaults()).toEqual([]);
  });

  it('opens the room of its address, and changes to another', async () => {
    await openPortal('/chat?room=live', { as: 'member' });
    await expect
      .element(dialog.getByRole('tab', { name: 'Live casino' }))
      .toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('tab', { name: 'Slots' }).click();
    await expect
      .poll(() => far.calls('listChatMessages').at(-1)?.params)
      .toEqual({
        room: 'slots',
      });
  });

  it('sends what was written, and hears what others write', async () => {
    await openPortal('/chat', { as: 'member' });
    await box.fill('Good evening, all!');
    await send.click();
    await expect.element(box).toHaveValue('');
    expect(far.calls('sendChatMessage')[0]?.body).toEqual({ content: 'Good evening, all!' });
    const [first] = samples.listChatMessages.content;
    far.answer('listChatMessages', {
      content: [{ ...first, id: 'cht_0198f0ab1009', isOwn: false, content: 'Welcome!' }],
      nextCursor: null,
    } as typeof samples.listChatMessages);
    topicTable.tell('chat:lounge');
    await expect.element(dialog.getByText('Welcome!')).toBeVisible();
  });

  it('sends nothing that is empty', async () => {
    await openPortal('/chat', { as: 'member' });
    await send.click();
    await expect.element(dialog.getByText('Write something first.')).toBeVisible();
    expect(far.calls('sendChatMessage')).toEqual([]);
  });

  it.each(['chat_link', 'chat_pace', 'chat_muted'] as const)(
    'keeps what was written when it is refused with %s',
    async (code) => {
      far.refuse('sendChatMessage', code);
      await openPortal('/chat', { as: 'member' });
      await box.fill('see lucky.com');
      await send.click();
      await expect.element(dialog.getByText(refusalText(code))).toBeVisible();
      await expect.element(box).toHaveValue('see lucky.com');
    },
  );

  it('reports what another said, and not what is gone or the own', async () => {
    await openPortal('/chat', { as: 'member' });
    await dialog.getByRole('button', { name: 'Report what l***5 said' }).click();
    expect(dialog.getByRole('button', { name: /^Report what/u }).elements()).toHaveLength(1);
    await page.getByRole('menuitem', { name: 'Report a scam' }).click();
    await expect
      .element(page.getByText('Reported. A moderator looks at it.').first())
      .toBeInTheDocument();
    expect(far.calls('reportChatMessage')[0]?.body).toEqual({ reason: 'scam' });
    far.refuse('reportChatMessage', 'not_found');
    await dialog.getByRole('button', { name: 'Report what l***5 said' }).click();
    await page.getByRole('menuitem', { name: 'Report spam' }).click();
    await expect.element(page.getByText(refusalText('not_found')).first()).toBeInTheDocument();
  });

  it('tells who is muted until when and why', async () => {
    const muted = { until: '2026-03-04T09:00:00Z', reason: 'Insults after a warning.' };
    far.answer('readChatLaunch', { ...samples.readChatLaunch, muted });
    await openPortal('/chat', { as: 'member' });
    await expect.element(dialog.getByText(/^You are muted until/u)).toBeVisible();
    await expect.element(dialog.getByText('The reason: Insults after a warning.')).toBeVisible();
    expect(box.elements()).toEqual([]);
  });

  it('lets a trial read along, and leads it to a place of its own', async () => {
    far.answer('readChatLaunch', { ...samples.readChatLaunch, mayWrite: false });
    await openPortal('/chat', { as: 'trial' });
    await expect.element(dialog.getByText('A trial reads along. Register to write.')).toBeVisible();
    await expect.element(dialog.getByText('The lanterns paid for my dinner.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Report what/u }).elements()).toEqual([]);
    expect(box.elements()).toEqual([]);
  });

  it('says that a room is empty, and that it is closed to this member', async () => {
    far.answer('listChatMessages', { content: [], nextCursor: null });
    await openPortal('/chat', { as: 'member' });
    await expect.element(dialog.getByText(/^Nobody has said anything here yet/u)).toBeVisible();
    far.refuse('readChatLaunch', 'chat_unavailable');
    await dialog.getByRole('tab', { name: 'Lottery' }).click();
    await expect.element(alert.getByText(refusalText('chat_unavailable'))).toBeVisible();
  });

  it('is busy until it is there, and asks again after a fault', async () => {
    far.fail('readChatLaunch', 'offline');
    const release = far.hold('listChatMessages');
    await openPortal('/chat', { as: 'member' });
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('readChatLaunch', samples.readChatLaunch);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect
      .element(dialog.getByRole('region', { name: 'Lounge' }))
      .toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(dialog.getByText('The lanterns paid for my dinner.')).toBeVisible();
  });

  it('stands right to left in Arabic, on a small phone too', async () => {
    await openPortal('/chat', { as: 'member', locale: 'ar', width: 320 });
    await expect.element(page.getByRole('dialog', { name: 'الدردشة' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/messageV2';
const first = 'msg_0198f0ac0003';
const asked = page.getByRole('button', { name: /^Has the money arrived\?/u });

function open(search = '', locale: 'en' | 'ar' = 'en') {
  return openPortal(`${address}${search}`, { as: 'member', locale });
}

describe('the inbox', () => {
  it('lists messages, and one that is opened is read and leads to what it is about', async () => {
    const router = await open();
    await expect.element(page.getByText('1 unread message').first()).toBeInTheDocument();
    await asked.click();
    await expect.element(page.getByText(/your withdrawal of .*฿.4,000\.00/u)).toBeVisible();
    expect(far.calls('markMessages').at(-1)?.body).toEqual({ ids: [first], isRead: true });
    await page.getByRole('link', { name: 'Open' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/withdraw/wdr_0198f0aa0001');
  });

  it('leads from the gift of a birthday to the reward centre', async () => {
    const amount = { kind: 'money', amount: '5.00', currency: 'THB' } as const;
    const until = { kind: 'moment', at: '2026-05-13T17:00:00Z' } as const;
    const gift = { type: 'vip_birthday', topic: 'rewards', reference: 'birthday:2026' } as const;
    const content = samples.listMessages.content.map((message) => {
      return message.id === first ? { ...message, ...gift, params: { amount, until } } : message;
    });
    far.answer('listMessages', { ...samples.listMessages, content });
    const router = await open();
    await page.getByRole('button', { name: /^Your birthday gift is open/u }).click();
    await page.getByRole('link', { name: 'Open' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/rewardCenter');
  });

  it('marks as unread again, and deletes', async () => {
    await open();
    await asked.click();
    await page.getByRole('button', { name: 'Mark as unread' }).click();
    await expect
      .poll(() => far.calls('markMessages').at(-1)?.body)
      .toEqual({ ids: [first], isRead: false });
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => asked.elements()).toEqual([]);
    expect(far.calls('deleteMessages').at(-1)?.body).toEqual({ ids: [first] });
  });

  it('does with several at once what was chosen', async () => {
    await open();
    await page.getByRole('checkbox', { name: /Has the money arrived/u }).click();
    await page.getByRole('checkbox', { name: /Welcome/u }).click();
    await expect.element(page.getByText('2 chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as read', exact: true }).click();
    const ids = [first, 'msg_0198f0ac0001'];
    await expect.poll(() => far.calls('markMessages').at(-1)?.body).toEqual({ ids, isRead: true });
    await expect.poll(() => page.getByText('2 chosen').elements()).toEqual([]);
  });

  it('marks all as read', async () => {
    await open();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(page.getByText('0 unread messages')).toBeVisible();
    expect(far.calls('markAllMessages')).toHaveLength(1);
  });

  it('asks for what is unread, and for a topic', async () => {
    const router = await open();
    await page.getByRole('radio', { name: 'Unread' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: 'unread' });
    await page.getByRole('combobox', { name: 'Topic' }).selectOptions('Security');
    const filter = { view: 'unread', topic: 'security' };
    await expect.poll(() => far.calls('listMessages').at(-1)?.query).toEqual(filter);
  });

  it('asks which topics are wanted by e-mail as well', async () => {
    await open();
    const account = page.getByRole('group', { name: 'Account' });
    await account.getByRole('checkbox', { name: 'E-mail' }).click();
    const choice = { topic: 'account', chosen: ['email'] };
    await expect.poll(() => far.calls('changeMessageCopies').at(-1)?.body).toEqual(choice);
    await expect.element(page.getByText(/^Always sent/u)).toBeVisible();
  });

  it('sends whoever has no contact to the security centre', async () => {
    far.answer('readMessageCopies', {
      ...samples.readMessageCopies,
      channels: { sms: false, email: false },
    });
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Confirm one in the security centre' }))
      .toBeVisible();
  });

  it('says that there is nothing, and that all is read', async () => {
    far.answer('listMessages', { content: [], nextCursor: null });
    await open('?view=unread');
    await expect.element(page.getByText('You have read everything.')).toBeVisible();
    await page.getByRole('radio', { name: 'All' }).click();
    await expect
      .element(page.getByText('What happens to your account is told here.'))
      .toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('listMessages');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(asked).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listMessages', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listMessages', samples.listMessages);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(asked).toBeVisible();
  });

  it('says why something was refused, and changes nothing', async () => {
    far.refuse('deleteMessages', 'too_many_requests');
    await open();
    await asked.click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(alert.getByText(refusalText('too_many_requests')).first()).toBeVisible();
    await expect.element(asked).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('', 'ar');
    await expect.element(page.getByRole('button', { name: /^هل وصل المال؟/u })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

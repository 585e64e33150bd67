import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const own = main.getByRole('region', { name: 'Your messages' });
const message = main.getByRole('textbox', { name: 'Your message' });
const send = main.getByRole('button', { name: 'Send' });

function open(as: 'member' | 'trial' = 'member') {
  return openPortal('/service', { as });
}

describe('the service page', () => {
  it('sends a message about a subject, and lists those before with their answers', async () => {
    await open();
    await expect.element(own.getByText('Write us the new one.')).toBeVisible();
    await expect.element(own.getByText('Waiting')).toBeVisible();
    await main.getByRole('combobox', { name: 'What it is about' }).selectOptions('game');
    await message.fill('The reels stood still');
    await send.click();
    await expect.element(page.getByText('Sent. We answer here.').first()).toBeInTheDocument();
    expect(far.calls('sendFeedback')[0]?.body).toEqual({
      questionType: 'game',
      content: 'The reels stood still',
    });
    await expect.element(message).toHaveValue('');
    await expect.poll(() => far.calls('listOwnFeedback').length).toBe(2);
    expect(await accessFaults()).toEqual([]);
  });

  it('says how many words it takes, before anything is sent', async () => {
    await open();
    await message.fill('Help me');
    await send.click();
    await expect.element(message).toHaveAttribute('aria-invalid', 'true');
    expect(far.calls('sendFeedback')).toEqual([]);
  });

  it.each(['feedback_length', 'feedback_waits', 'overloaded'] as const)(
    'shows the refusal %s and keeps what was written',
    async (code) => {
      far.refuse('sendFeedback', code);
      await open();
      await message.fill('The reels stood still');
      await send.click();
      await expect.element(main.getByText(refusalText(code))).toBeVisible();
      await expect.element(message).toHaveValue('The reels stood still');
    },
  );

  it('says that nothing was written yet, and why the list did not arrive', async () => {
    far.answer('listOwnFeedback', { content: [], nextCursor: null });
    await open('trial');
    await expect.element(own.getByText('You have not written to us yet.')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('asks again after a fault: %s', async (fault) => {
    far.fail('listOwnFeedback', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listOwnFeedback', samples.listOwnFeedback);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(own.getByText('Write us the new one.')).toBeVisible();
  });

  it('asks a visitor to log in, and leads to the help and the other channels', async () => {
    await openPortal('/service');
    await expect
      .element(main.getByRole('link', { name: 'LIVE_CHAT' }))
      .toHaveAttribute('href', 'https://service.lamplight.example/chat');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(far.calls('listOwnFeedback')).toEqual([]);
  });

  it('stands right to left in Arabic', async () => {
    await openPortal('/service', { locale: 'ar', as: 'member' });
    await expect.element(main.getByRole('heading', { name: 'خدمة العملاء' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

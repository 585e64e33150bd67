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
      images: [],
    });
    await expect.element(message).toHaveValue('');
    await expect.poll(() => far.calls('listOwnFeedback').length).toBe(2);
    expect(await accessFaults()).toEqual([]);
  });

  it('sends pictures along, and says how many came with a message', async () => {
    await open();
    await expect.element(own.getByText('2 pictures')).toBeVisible();
    await message.fill('The reels stood still');
    const pictures = main.getByLabelText('Pictures');
    const canvas = new OffscreenCanvas(4, 4);
    canvas.getContext('2d');
    const picture = new File([await canvas.convertToBlob()], 'reels.png', { type: 'image/png' });
    await pictures.upload([picture, picture, picture, picture]);
    await send.click();
    await expect.element(main.getByText('At most 3 pictures.')).toBeVisible();
    await pictures.upload(new File(['words'], 'reels.txt', { type: 'text/plain' }));
    await expect.element(main.getByText('Only PNG or JPEG of up to 5 MB.')).toBeVisible();
    expect(far.calls('sendFeedback')).toEqual([]);
    far.refuse('sendFeedback', 'picture_unreadable');
    await pictures.upload(picture);
    await send.click();
    await expect.element(main.getByText(refusalText('picture_unreadable'))).toBeVisible();
    far.answer('sendFeedback', samples.sendFeedback);
    await send.click();
    await expect.element(page.getByText('Sent. We answer here.').first()).toBeInTheDocument();
    expect(far.calls('sendFeedback').at(-1)?.body).toMatchObject({
      images: [expect.stringMatching(/^[\w+/]+=*$/u)],
    });
    await expect.element(pictures).toHaveValue('');
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

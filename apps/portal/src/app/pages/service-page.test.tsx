import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { topicTable } from '../../shared/realtime/topic-table.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const own = main.getByRole('region', { name: 'Your messages' });
const message = main.getByRole('textbox', { name: 'Your message' });
const send = main.getByRole('button', { name: 'Send' });

const name = main.getByRole('textbox', { name: 'Your name' });
const email = main.getByRole('textbox', { name: 'Your e-mail address' });

async function fillVisitor(): Promise<void> {
  await name.fill('Mona Quay');
  await email.fill('mona@visitor.example');
  await message.fill('I cannot open an account');
}

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
    const fake = new File(['words'], 'fake.png', { type: 'image/png' });
    await pictures.upload([picture, fake]);
    await send.click();
    await expect.element(main.getByText(/^“fake\.png” can't be opened/u)).toBeVisible();
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

  it('follows an answer while it is open', async () => {
    await open();
    await expect.element(own.getByText('Waiting')).toBeVisible();
    const { content, nextCursor } = samples.listOwnFeedback;
    const at = '2026-03-02T10:00:00Z';
    const answered = content.map((row) => ({ ...row, answer: 'It is mended.', answeredAt: at }));
    far.answer('listOwnFeedback', { content: answered, nextCursor });
    const look = () => {
      topicTable.tell('badges');
      return own.getByText('Waiting').elements().length;
    };
    await expect.poll(look, { timeout: 10_000 }).toBe(0);
  });

  it('takes one more message after an answer, and shows it below', async () => {
    await open();
    await own.getByRole('button', { name: 'Write once more' }).click();
    const second = own.getByRole('textbox', { name: 'Your second message' });
    await second.fill('No');
    await own.getByRole('button', { name: 'Send' }).click();
    await expect.element(second).toHaveAttribute('aria-invalid', 'true');
    await second.fill('My new name is Mona.');
    const { content, nextCursor } = samples.listOwnFeedback;
    const [newest = samples.sendFeedback] = content;
    far.answer('listOwnFeedback', { content: [newest, samples.followFeedback], nextCursor });
    await own.getByRole('button', { name: 'Send' }).click();
    await expect.element(own.getByText('My new name is Mona.')).toBeVisible();
    await expect
      .poll(() => own.getByRole('button', { name: 'Write once more' }).elements())
      .toHaveLength(0);
    expect(far.calls('followFeedback')[0]).toMatchObject({
      params: { id: 'fbk_0198f0ab0999' },
      body: { content: 'My new name is Mona.' },
    });
    expect(await accessFaults()).toEqual([]);
  });

  it.each(['feedback_closed', 'feedback_waits', 'not_found'] as const)(
    'shows why nothing more can be written: %s',
    async (code) => {
      far.refuse('followFeedback', code);
      await open();
      await own.getByRole('button', { name: 'Write once more' }).click();
      await own.getByRole('textbox', { name: 'Your second message' }).fill('My name is Mona.');
      await own.getByRole('button', { name: 'Send' }).click();
      await expect.element(own.getByText(refusalText(code))).toBeVisible();
    },
  );

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

  it('offers a visitor to log in, and leads to the help and the other channels', async () => {
    await openPortal('/service');
    await expect
      .element(main.getByRole('link', { name: 'Live chat' }))
      .toHaveAttribute('href', 'https://service.lamplight.example/chat');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(far.calls('listOwnFeedback')).toEqual([]);
  });

  it('names the other channels in the language of the reader, each address once', async () => {
    const channel = (csType: string, path: string) => ({
      csType,
      url: `https://chat.example/${path}`,
    });
    const customerService = [
      channel('LIVE_CHAT', 'a'),
      channel('TELEGRAM_SERVICE', 'b'),
      channel('Chat again', 'a'),
      channel('Lamplight room', 'c'),
    ];
    const info = { ...samples.readStatus.info, customerService };
    await openPortal('/service', {
      locale: 'ar',
      boot: { system: { ...samples.readStatus, info } },
    });
    const names = ['محادثة مباشرة', 'تيليجرام', 'Lamplight room'];
    await expect.element(main.getByRole('link', { name: 'محادثة مباشرة' })).toBeVisible();
    const shown = main
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
    expect(shown).toEqual(names);
  });

  it('sends what a visitor writes, with a name and where the answer goes', async () => {
    await openPortal('/service');
    await message.fill('I cannot open an account');
    await send.click();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill(' Mona Quay ');
    await email.fill('mona');
    await send.click();
    await expect.element(main.getByText('Type an address like name@example.com.')).toBeVisible();
    expect(far.calls('sendVisitorFeedback')).toEqual([]);
    await email.fill('mona@visitor.example');
    await send.click();
    await expect.element(main.getByText('Sent. We answer to mona@visitor.example.')).toBeVisible();
    await expect.element(main.getByText('Number of your message: fbk_0198f0ab1001')).toBeVisible();
    expect(far.calls('sendVisitorFeedback')[0]?.body).toEqual({
      name: 'Mona Quay',
      email: 'mona@visitor.example',
      questionType: 'account',
      content: 'I cannot open an account',
    });
    expect(await accessFaults()).toEqual([]);
    await main.getByRole('button', { name: 'Write another message' }).click();
    await expect.element(message).toHaveValue('');
  });

  it('asks for the captcha once the server does, and sends its answer', async () => {
    far.refuse('sendVisitorFeedback', 'captcha_required', { captcha: true });
    await openPortal('/service');
    await fillVisitor();
    await send.click();
    const captcha = main.getByRole('textbox', { name: 'Characters in the picture' });
    await expect.element(captcha).toBeVisible();
    await expect.element(message).toHaveValue('I cannot open an account');
    far.answer('sendVisitorFeedback', samples.sendVisitorFeedback);
    await captcha.fill('k7m2');
    await send.click();
    await expect.element(main.getByText('Sent. We answer to mona@visitor.example.')).toBeVisible();
    expect(far.calls('sendVisitorFeedback').at(-1)?.body).toMatchObject({ captcha: 'k7m2' });
    expect(far.calls('readCaptcha').at(-1)?.query).toEqual({ action: 'feedback' });
  });

  it('shows the captcha at once where every registration has it', async () => {
    await openPortal('/service', {
      boot: { register: { ...samples.readRegisterSettings, captcha: 'always' } },
    });
    await expect
      .element(main.getByRole('textbox', { name: 'Characters in the picture' }))
      .toBeVisible();
  });

  it.each(['feedback_length', 'login_throttled', 'feedback_waits', 'overloaded'] as const)(
    'shows a visitor the refusal %s and keeps what was written',
    async (code) => {
      far.refuse('sendVisitorFeedback', code);
      await openPortal('/service');
      await fillVisitor();
      await send.click();
      await expect.element(main.getByText(refusalText(code))).toBeVisible();
      await expect.element(message).toHaveValue('I cannot open an account');
    },
  );

  it.each(['maintenance', 'region'] as const)(
    'stands alone while the site is closed: %s',
    async (reason) => {
      const status = reason === 'maintenance' ? 1 : 2;
      await openPortal('/service', { boot: { system: { ...samples.readStatus, status } } });
      await expect.element(main.getByText(/^The site is closed, and we still read/u)).toBeVisible();
      await expect.element(email).toBeVisible();
      expect(main.getByRole('button', { name: 'Log in' }).elements()).toEqual([]);
      expect(page.getByRole('banner').elements()).toEqual([]);
    },
  );

  it.each([
    [1280, 'en'],
    [390, 'ar'],
    [320, 'en'],
  ] as const)('fits a visitor at %i px (%s)', async (width, locale) => {
    await openPortal('/service', { width, locale });
    await expect.element(main.getByRole('textbox').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await accessFaults()).toEqual([]);
  });

  it('stands right to left in Arabic', async () => {
    await openPortal('/service', { locale: 'ar', as: 'member' });
    await expect.element(main.getByRole('heading', { name: 'خدمة العملاء' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

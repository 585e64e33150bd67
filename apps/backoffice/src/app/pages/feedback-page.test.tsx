import { refusalText, samples, type Sample } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

type Message = Sample<'listFeedback'>['content'][number];

function listWith(changes: Partial<Message>): Sample<'listFeedback'> {
  const content = samples.listFeedback.content.map((message) => ({ ...message, ...changes }));
  return { content, nextCursor: null };
}

const drawer = () => page.getByRole('dialog', { name: 'Message' });
const opened = '/feedback?message=fbk_0198f0ab1000';

describe('the queue of the customer service', () => {
  it('shows what waits, and how clear the help was', async () => {
    await openDesk('/feedback');
    await expect
      .element(page.getByRole('row', { name: /reels stood still.*Game.*mike88/u }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: /Logging in.*5.*2/u })).toBeVisible();
    expect(far.calls('listFeedback').at(-1)?.query).toEqual({ view: 'waiting', limit: '20' });
    expect(document.title).toBe('Customer service');
  });

  it('keeps list, subject and the open message in the address', async () => {
    const router = await openDesk('/feedback?questionType=game');
    await page.getByLabelText('List').selectOptions('answered');
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ view: 'answered', questionType: 'game' });
    await page.getByRole('button', { name: /reels stood still/u }).click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('message');
  });

  it('shows the pictures of a message through links', async () => {
    await openDesk(opened);
    await expect
      .element(drawer().getByRole('img', { name: 'Picture 1 of the message' }))
      .toBeVisible();
    expect(far.calls('createFeedbackPictureLink')).toHaveLength(1);
  });

  it('shows what was said before, where somebody writes after an answer', async () => {
    const { content, id, sentAt } = samples.answerFeedback;
    const earlier = { id, content, sentAt, answer: 'Press it once.', answeredAt: sentAt };
    far.answer('listFeedback', listWith({ content: 'It stands still again.', earlier }));
    await openDesk(opened);
    await expect.element(drawer().getByText('Press it once.')).toBeVisible();
    await expect.element(drawer().getByText(content)).toBeVisible();
    await expect.element(drawer().getByText('It stands still again.')).toBeVisible();
  });

  it('says when a picture cannot be shown', async () => {
    far.refuse('createFeedbackPictureLink', 'not_found');
    await openDesk(opened);
    await expect.element(drawer().getByText("The picture can't be shown.")).toBeVisible();
  });

  it('answers a message, and goes on to the next', async () => {
    await openDesk(opened);
    await drawer()
      .getByRole('button', { name: /^Answer/u })
      .click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await drawer().getByRole('textbox', { name: 'Answer' }).fill('It goes on where it stopped.');
    await drawer()
      .getByRole('button', { name: /^Answer/u })
      .click();
    await expect.element(page.getByText('Answered.').first()).toBeInTheDocument();
    await expect.poll(() => drawer().elements()).toHaveLength(0);
    expect(far.calls('answerFeedback')[0]?.body).toEqual({
      answer: 'It goes on where it stopped.',
    });
  });

  it.each(['feedback_answered', 'not_found'] as const)(
    'keeps what was typed when the server refuses with %s',
    async (code) => {
      far.refuse('answerFeedback', code);
      await openDesk(opened);
      await drawer().getByRole('textbox', { name: 'Answer' }).fill('It goes on.');
      await drawer()
        .getByRole('button', { name: /^Answer/u })
        .click();
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
      await expect
        .element(drawer().getByRole('textbox', { name: 'Answer' }))
        .toHaveValue('It goes on.');
    },
  );

  it('shows who wrote without an account, and that the answer leaves by e-mail', async () => {
    const visitor = { name: 'Mona Quay', email: 'mona@visitor.example' };
    far.answer('listFeedback', listWith({ memberId: null, account: null, visitor }));
    await openDesk('/feedback');
    await expect.element(page.getByRole('row', { name: /Mona Quay.*Visitor/u })).toBeVisible();
    await page.getByRole('button', { name: /reels stood still/u }).click();
    await expect.element(drawer().getByText('mona@visitor.example')).toBeVisible();
    await expect.element(drawer().getByText(/^It leaves by e-mail/u)).toBeVisible();
  });

  it('shows an answered message with its answer, and nothing to do', async () => {
    far.answer('listFeedback', listWith(samples.answerFeedback));
    await openDesk(`${opened}&view=answered`);
    await expect.element(drawer().getByText('It goes on where it stopped.')).toBeVisible();
    expect(drawer().getByRole('textbox').elements()).toEqual([]);
  });

  it('says that nothing waits, and why a list failed', async () => {
    far.answer('listFeedback', { content: [], nextCursor: null });
    await openDesk('/feedback');
    await expect.element(page.getByRole('heading', { name: 'No message waits' })).toBeVisible();
    far.refuse('listFeedback', 'overloaded');
    await page.getByLabelText('List').selectOptions('answered');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listFeedback', samples.listFeedback);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(page.getByRole('row', { name: /reels stood still/u })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/feedback', 'ar');
    await expect.element(page.getByRole('row', { name: /reels stood still.*لعبة/u })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

it('is busy while its list is on the way', async () => {
  const release = far.hold('listFeedback');
  await openDesk('/feedback');
  const table = page.getByRole('table').first();
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
});

import '../styles.css';
import { refusalText, samples, type Sample } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

type Request = Sample<'listApprovals'>['content'][number];

/** The request of the sample with other facts. */
function listWith(changes: Partial<Request>): Sample<'listApprovals'> {
  const content = samples.listApprovals.content.map((request) => ({ ...request, ...changes }));
  return { content, nextCursor: null };
}

const drawer = () => page.getByRole('dialog', { name: 'Request' });

describe('the queue of requests', () => {
  it('shows what would be done in words, by whom and why', async () => {
    await openDesk('/approvals');
    const row = page.getByRole('row', { name: /Credit to mike88.*฿2,500\.00.*Waiting.*quay/u });
    await expect.element(row).toBeVisible();
    await expect.element(page.getByText('Deposit that the bank lost')).toBeVisible();
    expect(document.title).toBe('Approvals');
  });

  it('keeps the decision in view on a phone that is held across', async () => {
    await page.viewport(390, 420);
    await openDesk('/approvals?request=apr_0198f0ab1000');
    await expect
      .element(drawer().getByRole('button', { name: 'Approve' }))
      .toBeInViewport({ ratio: 0.9 });
    await page.viewport(1280, 800);
  });

  it('keeps list, asker and the open request in the address', async () => {
    const router = await openDesk('/approvals?asker=others');
    await expect
      .poll(() => far.calls('listApprovals').at(-1)?.query)
      .toEqual({ view: 'waiting', asker: 'others', limit: '20' });
    await page.getByLabelText('List').selectOptions('closed');
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ view: 'closed', asker: 'others' });
    await page.getByRole('button', { name: /mike88/u }).click();
    await expect.element(drawer()).toBeVisible();
    expect(router.state.location.search).toMatchObject({ request: 'apr_0198f0ab1000' });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('request');
  });

  it('approves for a reason, with a key, and says so', async () => {
    far.answer('approveRequest', samples.approveRequest);
    await openDesk('/approvals?request=apr_0198f0ab1000');
    await drawer().getByRole('button', { name: 'Approve' }).click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    expect(far.calls('approveRequest')).toHaveLength(0);
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Checked with the bank');
    await drawer().getByRole('button', { name: 'Approve' }).click();
    await expect.element(page.getByText('Approved and carried out.').first()).toBeInTheDocument();
    await expect.poll(() => drawer().elements()).toHaveLength(0);
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    expect(far.calls('approveRequest')[0]?.body).toEqual({
      reason: 'Checked with the bank',
    });
  });

  it('stays open when somebody else was faster, and reads the list again', async () => {
    far.refuse('refuseRequest', 'approval_closed');
    await openDesk('/approvals?request=apr_0198f0ab1000');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Not ours');
    const lists = () => far.calls('listApprovals').length;
    const before = lists();
    await drawer().getByRole('button', { name: 'Refuse' }).click();
    await expect.element(page.getByText(refusalText('approval_closed'))).toBeVisible();
    await expect.poll(lists).toBeGreaterThan(before);
    await expect.element(drawer().getByRole('textbox', { name: 'Reason' })).toHaveValue('Not ours');
  });

  it('marks the own request and lets it be withdrawn only', async () => {
    far.answer('listApprovals', listWith({ isOwn: true, abilities: ['withdraw'] }));
    far.answer('withdrawRequest', samples.withdrawRequest);
    await openDesk('/approvals?request=apr_0198f0ab1000');
    await expect.element(page.getByText('Yours')).toBeInTheDocument();
    await expect.element(drawer().getByText(/Somebody else decides/u)).toBeVisible();
    expect(drawer().getByRole('button', { name: 'Approve' }).elements()).toHaveLength(0);
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('Typed wrong');
    await drawer().getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByText('Withdrawn.').first()).toBeInTheDocument();
  });

  it('offers nothing to whoever may be the person that asked, and says why (R53)', async () => {
    far.answer('listApprovals', listWith({ isSamePerson: true, abilities: [] }));
    await openDesk('/approvals?request=apr_0198f0ab1000');
    await expect.element(drawer().getByText(/may belong to one person/u)).toBeVisible();
    expect(drawer().getByRole('button', { name: 'Approve' }).elements()).toHaveLength(0);
  });

  it('shows a decided one with its answer, and nothing to decide', async () => {
    far.answer('listApprovals', { content: [samples.approveRequest], nextCursor: null });
    await openDesk('/approvals?view=closed&request=apr_0198f0ab1000');
    await expect.element(drawer().getByText('Checked with the bank')).toBeVisible();
    expect(drawer().getByRole('textbox').elements()).toHaveLength(0);
  });

  it('is gone through by keys: J and K, a letter for the decision, Ctrl Enter', async () => {
    const [one, two] = [{}, { id: 'apr_0198f0ab1001' as const }].map((changes) =>
      listWith(changes),
    );
    const content = [...(one?.content ?? []), ...(two?.content ?? [])];
    far.answer('listApprovals', { content, nextCursor: null });
    far.answer('approveRequest', samples.approveRequest);
    const router = await openDesk('/approvals');
    await expect.element(page.getByRole('button', { name: /mike88/u }).first()).toBeVisible();
    await userEvent.keyboard('j');
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('j');
    const second = { request: 'apr_0198f0ab1001' };
    await expect.poll(() => router.state.location.search).toMatchObject(second);
    await userEvent.keyboard('k');
    const first = { request: 'apr_0198f0ab1000' };
    await expect.poll(() => router.state.location.search).toMatchObject(first);
    await userEvent.keyboard('a');
    await expect.element(drawer().getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.keyboard('jak it is fine');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => far.calls('approveRequest')).toHaveLength(1);
    expect(far.calls('approveRequest')[0]?.body).toEqual({ reason: 'jak it is fine' });
    await expect.poll(() => router.state.location.search).toMatchObject(second);
  });

  it('shows its keys at a press of the question mark, and turns them off', async () => {
    await openDesk('/approvals');
    await expect.element(page.getByRole('button', { name: /mike88/u })).toBeVisible();
    await userEvent.keyboard('?');
    const keys = page.getByRole('dialog', { name: 'Shortcuts' });
    await expect.element(keys.getByText('Next row')).toBeVisible();
    await keys.getByRole('switch', { name: 'Single keys work' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await userEvent.keyboard('j');
    expect(document.activeElement?.className).not.toContain('ui-row-link');
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await keys.getByRole('switch', { name: 'Single keys work' }).click();
    await userEvent.keyboard('{Escape}');
  });

  it('shows an act of a later release by its name and facts', async () => {
    far.answer('listApprovals', listWith({ act: 'jackpot.move', facts: { pot: 'grand' } }));
    await openDesk('/approvals');
    await expect
      .element(page.getByRole('row', { name: /jackpot\.move.*pot: grand/u }))
      .toBeVisible();
  });

  it('says every act in words, whom it moves, and money with its currency', async () => {
    const facts = { account: 'mike88', from: '', to: 'agent7' };
    far.answer('listApprovals', listWith({ act: 'agent.move', facts }));
    await openDesk('/approvals');
    const move = /Move to another agent.*Account: mike88.*From: the house.*To: agent7/u;
    await expect.element(page.getByRole('row', { name: move })).toBeVisible();
    const gift = { name: 'Tet', accounts: 'ann, ben', amountOfEach: '5.00', amount: '10.00' };
    const given = { ...gift, currency: 'THB', multiple: '1' };
    far.answer('listApprovals', listWith({ act: 'envelope.give', facts: given }));
    await page.getByLabelText('List').selectOptions('closed');
    const words = /Give red envelopes.*Accounts: ann, ben.*For each: ฿5\.00.*Amount: ฿10\.00/u;
    await expect.element(page.getByRole('row', { name: words })).toBeVisible();
  });

  it('says of a rain when it opens and what it comes to', async () => {
    const opens = '2026-03-09T12:00:00Z';
    const rain = { name: 'Noon', packets: '10', opens, amount: '900.00', currency: 'THB' };
    far.answer('listApprovals', listWith({ act: 'envelope.rain', facts: rain }));
    await openDesk('/approvals');
    const poured =
      /Make a rain of red envelopes.*Packets: 10.*Opens: 2026-03-09 \d\d:00:00.*Amount: ฿900\.00/u;
    await expect.element(page.getByRole('row', { name: poured })).toBeVisible();
  });

  it.each([
    [
      'promotion.publish',
      { name: 'Tide', amount: '900.00', reward: '88.00', mostClaims: '—' },
      /Publish a promotion.*Name: Tide.*Amount: ฿900\.00.*Reward: ฿88\.00.*Most claims: —/u,
    ],
    [
      'promotion.publish',
      { amount: '900.00', cycle: 'WEEKLY', leastAmount: '20.00', mostStake: '5.00' },
      /How often: Once a week.*Least deposit or play: ฿20\.00.*Largest stake.*: ฿5\.00/u,
    ],
    [
      'promotion.change',
      { amount: '900.00', cycle: 'WEEKLY → DAILY', mostStake: '5.00 → —' },
      /How often: Once a week → Once a day.*Largest stake.*: ฿5\.00 → —/u,
    ],
    [
      'vip.change_ladder',
      { gift: '1: 7.00 → 7.01; 2: – → 900.00', keepThreshold: '3: 5.00 → 4.00' },
      /Gift: 1: ฿7\.00 → ฿7\.01; 2: – → ฿900\.00.*Play.*3: ฿5\.00 → ฿4\.00(?!.*currency)/u,
    ],
    [
      'promotion.change',
      { name: 'Tide', amount: '900.00', budget: '100.00 → 900.00', terms: 'x: 1 → 2' },
      /Change a promotion so that it gives more.*Budget: ฿100\.00 → ฿900\.00.*Terms: x: 1 → 2/u,
    ],
    [
      'raffle.create',
      { name: 'Lights', amount: '300.00', prizes: '200.00, 100.00' },
      /Make a raffle.*Amount: ฿300\.00.*Prizes: ฿200\.00, ฿100\.00/u,
    ],
    [
      'referral.change_rules',
      { name: 'Friends', referrer: '18.00 → 90.00', share: '0.1 %', limits: '20 / 100' },
      /Change the rules of invitations.*Reward of who invites: ฿18\.00 → ฿90\.00.*Share.*0\.1 %/u,
    ],
    [
      'referral.approve',
      { referrer: 'mali 900.00', friend: 'somsak 10.00', amount: '910.00' },
      /Reward an invitation.*mali ฿900\.00.*somsak ฿10\.00.*Amount: ฿910\.00/u,
    ],
  ])('says what %s gives, and all that a second person has to know', async (act, facts, words) => {
    far.answer('listApprovals', listWith({ act, facts: { ...facts, currency: 'THB' } }));
    await openDesk('/approvals');
    await expect.element(page.getByRole('row', { name: words })).toBeVisible();
  });

  it('links to what it is about, where that stands already', async () => {
    const [subjectType, subjectId] = ['promotion', 'prm_0198f0ae2000'] as const;
    const publish = { act: 'promotion.publish', subjectType, subjectId, facts: {} } as const;
    far.answer('listApprovals', listWith(publish));
    await openDesk('/approvals?request=apr_0198f0ab1000');
    const link = drawer().getByRole('link', { name: 'Open its page' });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining(subjectId));
  });

  it('links nowhere while what it is about is not made yet', async () => {
    const asked = { act: 'raffle.create', subjectType: 'raffle', subjectId: 'raf_1', facts: {} };
    far.answer('listApprovals', listWith(asked));
    await openDesk('/approvals?request=apr_0198f0ab1000');
    await expect.element(drawer().getByText('Make a raffle').first()).toBeVisible();
    expect(drawer().getByRole('link', { name: 'Open its page' }).elements()).toHaveLength(0);
  });

  it('says a closed word of an act in words', async () => {
    const ended = { transfer: 'wtr_1', outcome: 'FAILED', amount: '3.00', currency: 'THB' };
    far.answer('listApprovals', listWith({ act: 'wallet_transfer.end', facts: ended }));
    await openDesk('/approvals');
    await expect.element(page.getByRole('row', { name: /Outcome: Came back/u })).toBeVisible();
  });

  it('says that nothing waits, and why a list failed', async () => {
    far.answer('listApprovals', { content: [], nextCursor: null });
    await openDesk('/approvals');
    await expect
      .element(page.getByRole('heading', { name: 'Nothing waits for a second person' }))
      .toBeVisible();
    far.refuse('listApprovals', 'overloaded');
    await page.getByLabelText('List').selectOptions('closed');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listApprovals', samples.listApprovals);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('row', { name: /mike88/u })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/approvals', 'ar');
    await expect
      .element(page.getByRole('row', { name: /إضافة إلى.*mike88.*منتظر/u }))
      .toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

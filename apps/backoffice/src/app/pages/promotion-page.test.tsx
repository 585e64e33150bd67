import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/promotions/prm_0198f0b01000';
const dialog = () => page.getByRole('dialog');
const reason = () => page.getByLabelText(/^Reason/u);
const save = () => page.getByRole('button', { name: 'Save' });

describe('a promotion at the desk', () => {
  it('shows its budget, who takes part, and what members would see', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('heading', { name: 'Welcome aboard' }).first())
      .toBeVisible();
    await expect.element(page.getByText('640')).toBeVisible();
    await expect.element(page.getByText(/44,000\.00 of .*250,000\.00/u)).toBeVisible();
    await expect.element(page.getByText('5 times the bonus')).toBeVisible();
  });

  it('previews the page of members itself: its picture, and its words in the chosen language', async () => {
    await openDesk(address);
    const preview = page.getByRole('region', { name: 'As members see it' });
    await expect.element(preview.getByText('5 times the bonus')).toBeVisible();
    expect(preview.element().querySelector('[data-part="thing"]')).not.toBeNull();
    await page.getByLabelText('Language', { exact: true }).selectOptions('ar');
    await expect.element(preview.getByRole('heading', { name: 'أهلًا بك' })).toBeVisible();
    await expect.element(preview.getByText('5 أمثال المكافأة')).toBeVisible();
    expect(preview.element().querySelector('[lang="ar"]')?.getAttribute('dir')).toBe('rtl');
    // The desk itself stays in its own language.
    await expect.element(save()).toBeVisible();
    await page.getByRole('radio', { name: '1280' }).click();
    await expect.element(preview.getByText('5 أمثال المكافأة')).toBeVisible();
  });

  it('takes words in every language of the site, and says what readers of another one see', async () => {
    await openDesk(address);
    const preview = page.getByRole('region', { name: 'As members see it' });
    await page.getByLabelText('Language', { exact: true }).selectOptions('th');
    await expect
      .element(page.getByText('Nothing is written in Thai: its readers see the words in English.'))
      .toBeVisible();
    await expect.element(preview.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Thai' }).click();
    await page.getByLabelText(/^Name, Thai/u).fill('ยินดีต้อนรับ');
    await expect.element(preview.getByRole('heading', { name: 'ยินดีต้อนรับ' })).toBeVisible();
    await page.getByLabelText(/^In one sentence, Thai/u).fill('ขึ้นเรือเลย');
    await page.getByLabelText(/^Rules, Thai/u).fill('เข้าร่วมแล้วเล่น');
    await reason().fill('For readers of Thai.');
    await save().click();
    await expect
      .poll(() => far.calls('changePromotion')[0]?.body)
      .toMatchObject({
        texts: {
          ...samples.readDeskPromotion.texts,
          th: {
            title: 'ยินดีต้อนรับ',
            lead: 'ขึ้นเรือเลย',
            rules: '<p>เข้าร่วมแล้วเล่น</p>',
          },
        },
      });
  });

  it('tells who changed it, once that is opened', async () => {
    await openDesk(address);
    await page.getByText('What was changed here').click();
    await expect
      .poll(() => far.calls('listAuditEntries').at(-1)?.query)
      .toMatchObject({ subjectId: 'prm_0198f0b01000' });
  });

  it('changes the terms of the state that the operator saw', async () => {
    await openDesk(address);
    await page.getByLabelText(/^Amount/u).fill('128.00');
    await page.getByLabelText('Slots').fill('50');
    await page.getByLabelText(/^Most in an hour/u).fill('5000');
    await page.getByLabelText(/^Most claims/u).fill('900');
    await reason().fill('More for the summer.');
    await save().click();
    await expect.element(page.getByText('Saved.').first()).toBeInTheDocument();
    const before = samples.readDeskPromotion;
    expect(far.calls('changePromotion')[0]?.body).toMatchObject({
      revision: 5,
      offer: {
        ...before.offer,
        reward: { kind: 'FIXED', amount: '128.00' },
        wagering: {
          ...before.offer.wagering,
          weights: [
            { category: 'LIVE', percent: 20 },
            { category: 'RNG', percent: 50 },
          ],
        },
      },
      texts: before.texts,
      hourlyAmount: '5000',
      mostClaims: 900,
      reason: 'More for the summer.',
    });
  });

  it('gives a share of losses with a cap, and shows it as members read it', async () => {
    far.refuse('changePromotion', 'promotion_faulty', { fault: 'base' });
    await openDesk(address);
    await page.getByLabelText('How much', { exact: true }).selectOptions('CASHBACK');
    await reason().fill('For the summer.');
    await page.getByLabelText(/^Percent of the loss/u).fill('10');
    await page.getByLabelText(/^At most/u).fill('300.00');
    await page.getByLabelText(/^Most that becomes/u).fill('1000.00');
    await page.getByLabelText('What plays it off earns no rebate').click();
    await page.getByLabelText(/^Group/u).fill('tide');
    await expect.element(page.getByText(/Your own money and its share/u)).toBeVisible();
    await expect.element(page.getByText('What plays it off earns no rebate.')).toBeVisible();
    await expect.element(page.getByText('One gift of its group at a time.')).toBeVisible();
    await expect.element(page.getByText(/What you staked less what you won/u)).toBeVisible();
    await save().click();
    await expect.element(page.getByText(refusalText('promotion_faulty'))).toBeVisible();
    expect(far.calls('changePromotion')[0]?.body).toMatchObject({
      offer: {
        reward: { kind: 'CASHBACK', basisPoints: 1000, capAmount: '300.00' },
        exclusiveGroup: 'tide',
        wagering: { maxCashoutAmount: '1000.00', noRebate: true },
      },
    });
  });

  it('gives free spins on a slot, whose wins are played off', async () => {
    far.refuse('changePromotion', 'promotion_slot_unknown', { nodeId: 'LH-1' });
    await openDesk(address);
    await page.getByLabelText('How much', { exact: true }).selectOptions('FREEBET');
    await reason().fill('For the summer.');
    await save().click();
    await expect.element(page.getByText('Enter the node of one slot.')).toBeVisible();
    await page.getByLabelText(/^Slot/u).first().fill('LH-1');
    await page.getByLabelText(/^How many/u).fill('20');
    await page.getByLabelText(/^Stake of each/u).fill('3.00');
    await expect.element(page.getByText(/20 free spins at .*3\.00/u)).toBeVisible();
    await save().click();
    await expect.element(page.getByText(refusalText('promotion_slot_unknown'))).toBeVisible();
    expect(far.calls('changePromotion')[0]?.body).toMatchObject({
      offer: {
        reward: {
          kind: 'FREEBET',
          freeSpins: { nodeId: 'LH-1', count: 20, stakeAmount: '3.00', days: 7 },
        },
        wagering: { base: 'WINNINGS' },
      },
    });
  });

  it('gives points for some deposits, and asks for no play of what is no money', async () => {
    await openDesk('/promotions/new');
    await page.getByLabelText(/^For\b/u).selectOptions('DEPOSIT_COUNT');
    await page.getByLabelText('How much', { exact: true }).selectOptions('POINTS');
    await save().click();
    await expect.element(page.getByText('A whole number from 2 to 100.')).toBeVisible();
    await expect.element(page.getByText('A whole number from 1 to 1,000,000.')).toBeVisible();
    await page.getByLabelText(/^Number of deposits/u).fill('3');
    await page.getByLabelText(/^Points/u).fill('250');
    await expect.element(page.getByText('250 points')).toBeVisible();
    await page.getByLabelText(/^Minutes before joining/u).fill('1441');
    await save().click();
    await expect.element(page.getByText('A whole number from 1 to 1440.')).toBeVisible();
    await page.getByLabelText(/^Minutes before joining/u).fill('30');
    await expect.element(page.getByText('Of the last 30 minutes count too')).toBeVisible();
    await expect.element(page.getByLabelText(/^Times/u)).not.toBeInTheDocument();
  });

  it('gives tickets of a raffle that takes some, for a deposit that is played', async () => {
    await openDesk('/promotions/new');
    await page.getByLabelText(/^For\b/u).selectOptions('DEPOSIT_BET');
    await page.getByLabelText('How much', { exact: true }).selectOptions('TICKET');
    await page.getByLabelText(/^To be played first/u).fill('2');
    await page.getByLabelText(/^Tickets/u).fill('3');
    await expect.element(page.getByText('3 raffle tickets')).toBeVisible();
    await expect.element(page.getByText('2 times the deposit')).toBeVisible();
    const open = samples.listDeskRaffles.list.find(({ state }) => state === 'OPEN');
    await page.getByLabelText(/^Raffle/u).selectOptions(open?.id ?? '');
    await expect.element(page.getByLabelText(/^Raffle/u)).toHaveValue(open?.id ?? '');
  });

  it('asks for the rank of a gift of a rank', async () => {
    await openDesk('/promotions/new');
    await page.getByLabelText(/^For\b/u).selectOptions('RANK_GIFT');
    await save().click();
    await expect.element(page.getByText('Say from which rank it is given.')).toBeVisible();
    await page.getByLabelText(/^Rank and above/u).fill('3');
    await expect
      .element(page.getByText('Say from which rank it is given.'))
      .not.toBeInTheDocument();
    await page.getByLabelText(/^How often/u).selectOptions('MONTHLY');
    await page.getByLabelText(/^After a deposit in the week or month before/u).click();
    await expect.element(page.getByText(/^From the 2nd on/u)).toBeVisible();
  });

  it("says whom it is for, and which line is nobody's", async () => {
    await openDesk(address);
    await page.getByLabelText(/^Rank and above/u).fill('3');
    await page.getByLabelText(/^Countries/u).fill('th');
    await reason().fill('For the autumn.');
    await save().click();
    await expect.element(page.getByText('Two capital letters each, such as TH VN.')).toBeVisible();
    await page.getByLabelText(/^Countries/u).fill('TH VN');
    await page.getByLabelText(/^Marks of members/u).fill('early-bird first-week');
    far.refuse('changePromotion', 'promotion_agent_unknown', { account: 'harbour' });
    await save().click();
    await expect
      .element(page.getByLabelText(/^Lines of agents/u))
      .toHaveAttribute('aria-invalid', 'true');
    expect(far.calls('changePromotion')[0]?.body).toMatchObject({
      offer: {
        audience: {
          leastRank: 3,
          tags: ['early-bird', 'first-week'],
          agents: ['harbour'],
          countries: ['TH', 'VN'],
        },
      },
    });
  });

  it('reckons what the typed terms would have given, and says why not', async () => {
    await openDesk(address);
    await page.getByLabelText(/^Amount/u).fill('128.00');
    await expect.element(page.getByText(/real claims are fewer/u)).toBeVisible();
    await page.getByRole('button', { name: 'Simulate' }).click();
    await expect.element(page.getByText('Claims within the budget')).toBeVisible();
    await expect.element(page.getByText(/18,656\.00/u)).toBeVisible();
    expect(far.calls('simulatePromotion')[0]?.body).toMatchObject({
      days: 30,
      offer: { reward: { amount: '128.00' } },
    });
    far.refuse('simulatePromotion', 'promotion_faulty', { fault: 'play' });
    await page.getByRole('button', { name: 'Simulate' }).click();
    await expect.element(page.getByText(refusalText('promotion_faulty'))).toBeVisible();
  });

  it('keeps what members have seen, and counts what is wrong', async () => {
    await openDesk(address);
    await expect.element(page.getByLabelText(/^How often/u)).toBeDisabled();
    await page.getByLabelText(/^Amount/u).fill('none');
    await page.getByLabelText(/^Name, Arabic/u).fill('');
    await save().click();
    await expect.element(page.getByText('Enter an amount above zero.')).toBeVisible();
    await expect.element(page.getByText('At least three characters.')).toBeVisible();
    expect(far.calls('changePromotion')).toEqual([]);
  });

  it.each(['promotion_revised', 'promotion_run'] as const)('says why not: %s', async (code) => {
    far.refuse('changePromotion', code);
    await openDesk(address);
    await reason().fill('More for the summer.');
    await save().click();
    await expect.element(page.getByText(refusalText(code))).toBeVisible();
  });

  it('says what is faulty, and at its field what the budget has to hold', async () => {
    far.refuse('changePromotion', 'promotion_faulty', { fault: 'review' });
    await openDesk(address);
    await reason().fill('More for the summer.');
    await save().click();
    await expect.element(page.getByText(refusalText('promotion_faulty'))).toBeVisible();
    far.refuse('changePromotion', 'promotion_budget_given', { leastAmount: '44000.00' });
    await save().click();
    await expect.element(page.getByText(refusalText('promotion_budget_given'))).toBeVisible();
    await expect.element(page.getByLabelText(/^Budget/u)).toHaveAttribute('aria-invalid', 'true');
  });

  it('says that more waits for a second person, and that what waits does', async () => {
    const approvalId = 'apr_0198f0ab1000' as const;
    const waiting = { ...samples.readDeskPromotion, approvalId };
    far.answer('changePromotion', waiting);
    await openDesk(address);
    const second = page.getByText('It waits for a second person, under Approvals.').first();
    await expect.element(second).not.toBeInTheDocument();
    await page.getByLabelText(/^Budget/u).fill('900000');
    await reason().fill('More for the summer.');
    far.answer('readDeskPromotion', waiting);
    await save().click();
    await expect.element(second).toBeVisible();
    expect(far.calls('changePromotion')).toHaveLength(1);
  });

  it('says that publishing waits for a second person, once it was pressed', async () => {
    const draft = { ...samples.createPromotion, approvalId: null };
    far.answer('readDeskPromotion', draft);
    far.answer('actOnPromotion', { ...draft, approvalId: 'apr_0198f0ab1000' });
    await openDesk('/promotions/prm_0198f0b09000');
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog()
      .getByLabelText(/^Reason/u)
      .fill('For June.');
    await dialog().getByRole('button', { name: 'Publish' }).click();
    const second = page.getByText('It waits for a second person, under Approvals.').first();
    await expect.element(second).toBeInTheDocument();
  });

  it.each([
    [false, /^It goes live at once, or after a second person has agreed/u],
    [true, /^Members see it at once/u],
  ])(
    'says before the press whether a second person may be asked: %s',
    async (isReviewed, words) => {
      const draft = { ...samples.createPromotion, approvalId: null };
      far.answer('readDeskPromotion', { ...draft, offer: { ...draft.offer, isReviewed } });
      await openDesk('/promotions/prm_0198f0b09000');
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect.element(dialog().getByText(words)).toBeVisible();
    },
  );

  it.each(['approval_waiting', 'promotion_revised'] as const)(
    'says why nothing was published: %s',
    async (code) => {
      far.answer('readDeskPromotion', samples.createPromotion);
      far.refuse('actOnPromotion', code);
      await openDesk('/promotions/prm_0198f0b09000');
      await page.getByRole('button', { name: 'Publish' }).click();
      await dialog()
        .getByLabelText(/^Reason/u)
        .fill('For June.');
      await dialog().getByRole('button', { name: 'Publish' }).click();
      await expect.element(page.getByText(refusalText(code)).first()).toBeVisible();
    },
  );

  it('pauses with a reason', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Pause' }).click();
    await dialog()
      .getByLabelText(/^Reason/u)
      .fill('The partner asked for it.');
    await dialog().getByRole('button', { name: 'Pause' }).click();
    await expect.element(page.getByText('Paused.').first()).toBeInTheDocument();
    expect(far.calls('actOnPromotion')[0]?.body).toEqual({
      act: 'pause',
      revision: 5,
      reason: 'The partner asked for it.',
    });
  });

  it('writes a draft with steps', async () => {
    const router = await openDesk('/promotions/new');
    await page.getByLabelText(/^For\b/u).selectOptions('BET_VOLUME');
    await page.getByLabelText(/^Opens/u).fill('2026-06-01T00:00');
    await page.getByLabelText(/^Closes/u).fill('2026-07-01T00:00');
    await page.getByLabelText('How much').selectOptions('TIERED');
    await page.getByLabelText(/^Steps/u).fill('2000 18\n10000 88');
    await page.getByLabelText(/^Name, English/u).fill('The ladder');
    await page.getByLabelText(/^In one sentence, English/u).fill('Every step counts.');
    await page.getByLabelText(/^Rules, English/u).fill('Join and play.');
    await page.getByLabelText(/^Budget/u).fill('5000');
    await reason().fill('For June.');
    await save().click();
    await expect.poll(() => router.state.location.pathname).toMatch(/prm_0198f0b09000$/u);
    expect(far.calls('createPromotion')[0]?.body).toMatchObject({
      offer: {
        type: 'BET_VOLUME',
        reward: {
          kind: 'TIERED',
          tiers: [
            { fromAmount: '2000', giftAmount: '18' },
            { fromAmount: '10000', giftAmount: '88' },
          ],
        },
      },
      texts: {
        en: { title: 'The ladder', lead: 'Every step counts.', rules: '<p>Join and play.</p>' },
      },
      budgetAmount: '5000',
      mostClaims: null,
    });
  });

  it('shows the terms to who may not change them, and why it failed', async () => {
    far.answer('readDeskPromotion', { ...samples.readDeskPromotion, abilities: [] });
    await openDesk(address);
    await expect.element(page.getByText('640')).toBeVisible();
    expect(save().elements()).toEqual([]);
    far.refuse('readDeskPromotion', 'not_found');
    await openDesk('/promotions/prm_0198f0b09999');
    await expect.element(page.getByText(refusalText('not_found')).first()).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk(address, 'ar');
    await expect.element(page.getByRole('button', { name: 'أوقف مؤقتًا' })).toBeVisible();
  });
});

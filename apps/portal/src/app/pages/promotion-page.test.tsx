import { refusalText, samples } from '@portal/protocol/testing';
import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { topicTable } from '../../shared/realtime/topic-table.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const [welcome, , story] = samples.listOwnPromotions;
const welcomePath = `/promotions/${assertDefined(welcome, 'the first sample').id}`;
const storyPath = `/promotions/${assertDefined(story, 'the third sample').id}`;

describe('a promotion', () => {
  it('says what it asks for, and is joined on the terms that are shown', async () => {
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByText('5 times the bonus')).toBeVisible();
    await expect.element(main.getByText('You keep your share of what you won')).toBeVisible();
    await main.getByRole('button', { name: 'Join' }).click();
    expect(far.calls('joinPromotion')[0]?.body).toEqual({ version: 1 });
    await expect.poll(() => far.calls('listOwnPromotions').length).toBe(2);
  });

  it.each(['en', 'ar'] as const)(
    'keeps its words beside the picture, however long they are, on a phone in %s',
    async (language) => {
      const card = assertDefined(welcome, 'the first sample');
      const lead = 'A bonus for the first deposit that lasts for a whole week of play. '.repeat(3);
      far.answer('listOwnPromotions', [{ ...card, lead: lead.trim() }]);
      await page.viewport(390, 844);
      await openPortal(welcomePath, { as: 'member', locale: language });
      await expect.element(main.getByText(/lasts for a whole week/u)).toBeVisible();
      const words = main
        .getByText(/lasts for a whole week/u)
        .element()
        .getBoundingClientRect();
      const drawn = document.querySelectorAll('[data-ux="PR-02"] header svg > g');
      const thing = assertDefined([...drawn].at(-1), 'the thing').getBoundingClientRect();
      expect(words.right <= thing.left || thing.right <= words.left).toBe(true);
    },
  );

  it('says on a phone what it is before it asks for a story', async () => {
    await page.viewport(390, 844);
    await openPortal(storyPath, { as: 'member', locale: 'ar' });
    await expect.element(main.getByRole('textbox')).toBeVisible();
    const named = main.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    const asked = main.getByRole('textbox').element().getBoundingClientRect();
    expect(named.bottom).toBeLessThanOrEqual(asked.top);
  });

  it('is claimed with a key of its own', async () => {
    far.answer('listOwnPromotions', [samples.joinPromotion]);
    await openPortal(welcomePath, { as: 'member' });
    await main.getByRole('button', { name: /Claim/u }).click();
    await expect.poll(() => far.calls('claimPromotion').length).toBe(1);
  });

  it('gives the focus of the button that went to where it stands now', async () => {
    far.answer('listOwnPromotions', [samples.joinPromotion]);
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByRole('button', { name: /Claim/u })).toBeVisible();
    far.answer('listOwnPromotions', [{ ...samples.joinPromotion, status: 'CLAIMED' }]);
    await main.getByRole('button', { name: /Claim/u }).click();
    await expect.element(main.getByRole('button', { name: /Claim/u })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Claimed/u);
  });

  it('says when there are gifts again where those of an hour are given', async () => {
    const hourFullUntil = '2026-03-02T10:00:00Z';
    far.answer('listOwnPromotions', [{ ...samples.joinPromotion, hourFullUntil }]);
    far.refuse('claimPromotion', 'promotion_hour_full');
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByText(/The gifts of this hour are given/u)).toBeVisible();
    await main.getByRole('button', { name: /Claim/u }).click();
    await expect.element(main.getByText(refusalText('promotion_hour_full'))).toBeVisible();
  });

  it('leads from what was taken to its bonus, and says how far its play is', async () => {
    far.answer('listOwnPromotions', [samples.claimPromotion]);
    await openPortal(welcomePath, { as: 'member' });
    await expect
      .element(main.getByRole('link', { name: 'See this bonus' }))
      .toHaveAttribute('href', `/m/bonusDetails/${samples.claimPromotion.entry?.rewardId}`);
    await expect.element(main.getByRole('progressbar')).toBeVisible();
  });

  it.each(['promotion_status', 'promotion_changed', 'bonuses_stopped'] as const)(
    'says why it was refused: %s',
    async (code) => {
      far.refuse('joinPromotion', code);
      await openPortal(welcomePath, { as: 'member' });
      await main.getByRole('button', { name: 'Join' }).click();
      await expect.element(main.getByText(refusalText(code))).toBeVisible();
    },
  );

  it('says in plain words why a gift was refused, and takes an appeal', async () => {
    await openPortal('/promotions/prm_0198f0b06000', { as: 'member' });
    await expect
      .element(main.getByText(/shares this with yours: device and phone number/u))
      .toBeVisible();
    await main.getByRole('textbox', { name: 'What you want to say' }).fill('My sister plays too.');
    await main.getByRole('button', { name: 'Appeal' }).click();
    await expect.poll(() => far.calls('applyForPromotion').length).toBe(1);
  });

  it('counts the letters of an application, and cuts none of them off without a word', async () => {
    await openPortal(storyPath, { as: 'member' });
    const comment = main.getByRole('textbox', { name: 'What you want to say' });
    await comment.fill('a'.repeat(200));
    await expect.element(main.getByText('200 of at most 140 characters')).toBeVisible();
    await main.getByRole('button', { name: 'Apply again' }).click();
    await expect.element(main.getByText('Shorten it to 140 characters.')).toBeVisible();
    expect(far.calls('applyForPromotion')).toEqual([]);
    await comment.fill('a'.repeat(140));
    await main.getByRole('button', { name: 'Apply again' }).click();
    await expect.poll(() => far.calls('applyForPromotion').length).toBe(1);
  });

  it('says whom it is for, and why the reader is not meant', async () => {
    await openPortal('/promotions/prm_0198f0b05000', { as: 'member' });
    await expect.element(main.getByText('Members of rank 3 and above')).toBeVisible();
    await expect.element(main.getByText('Who registered in: Thailand, Vietnam')).toBeVisible();
    await expect.element(main.getByText(/it begins at rank 3/u)).toBeVisible();
    expect(main.getByRole('button', { name: 'Join' }).query()).toBeNull();
  });

  it('says what cashback is reckoned from, and urges nobody to play for it', async () => {
    const { joinPromotion: sample } = samples;
    const reward = { ...sample.reward, kind: 'CASHBACK', amount: null, basisPoints: 1000 } as const;
    const cashback = { type: 'CASHBACK', status: 'JOINED', leastAmount: '20.00', reward } as const;
    const wagering = { ...sample.wagering, maxCashoutAmount: '500.00' };
    far.answer('listOwnPromotions', [{ ...sample, ...cashback, wagering }]);
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByText(/What you staked less what you won/u)).toBeVisible();
    await expect.element(main.getByText(/From a loss of/u)).toBeVisible();
    await expect.element(main.getByText(/You don't have to play for it/u)).toBeVisible();
    await expect.element(main.getByText('Most that becomes yours')).toBeVisible();
    expect(main.getByRole('link', { name: 'Go and play' }).query()).toBeNull();
  });

  it('says of the terms of joining that newer ones are not those of the member', async () => {
    const { joinPromotion: sample } = samples;
    const entry = assertDefined(sample.entry, 'it was joined');
    const own = main.getByText(/You joined on these terms, and they stay yours/u);
    far.answer('listOwnPromotions', [{ ...sample, entry: { ...entry, hasNewerTerms: true } }]);
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(own).toBeVisible();
  });

  it('counts deposits as a number of them', async () => {
    const { joinPromotion: sample } = samples;
    const entry = assertDefined(sample.entry, 'it was joined');
    const progress = { doneAmount: '1', targetAmount: '3' };
    const asked = { depositCount: 3, retroMinutes: 30 };
    const counted = { type: 'DEPOSIT_COUNT', status: 'PROCESS', ...asked } as const;
    const reward = { ...sample.reward, kind: 'POINTS', points: 250 } as const;
    far.answer('listOwnPromotions', [
      { ...sample, ...counted, reward, entry: { ...entry, progress } },
    ]);
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByText('1 of 3', { exact: true })).toBeVisible();
    await expect.element(main.getByText('250 points').first()).toBeVisible();
    await expect.element(main.getByText('Of the last 30 minutes count too')).toBeVisible();
    await expect.element(main.getByText(/Each deposit that is large enough counts/u)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Deposit' }))
      .toHaveAttribute('href', `/m/depositv2?promotion=${sample.id}`);
  });

  it.each([
    ['JOINED', 'link', 'Deposit'],
    ['PROCESS', 'link', 'Go and play'],
  ] as const)(
    'of a deposit that is played says what is missing: %s',
    async (status, role, name) => {
      const { joinPromotion: sample } = samples;
      const tickets = { raffleId: 'raf_0198f0b01000', count: 3 } as const;
      const reward = { ...sample.reward, kind: 'TICKET', tickets } as const;
      const played = { type: 'DEPOSIT_BET', status, playTimes: 2 } as const;
      far.answer('listOwnPromotions', [{ ...sample, ...played, reward }]);
      await openPortal(welcomePath, { as: 'member' });
      await expect.element(main.getByText('2 times the deposit')).toBeVisible();
      await expect.element(main.getByText('3 raffle tickets').first()).toBeVisible();
      await expect.element(main.getByRole(role, { name })).toBeVisible();
    },
  );

  it.each([
    ['WEEKLY', 'before', 'This gift is for who made a deposit in the week before.'],
    ['MONTHLY', 'early', 'This month’s gift can be taken from the 2nd on.'],
  ] as const)('says why the gift of a rank has to wait: %s', async (cycle, gap, words) => {
    const { joinPromotion: sample } = samples;
    const gift = { type: 'RANK_GIFT', cycle, gap, afterDeposit: true } as const;
    far.answer('listOwnPromotions', [{ ...sample, ...gift, status: 'CLOSE', entry: null }]);
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByText(words)).toBeVisible();
    await expect.element(main.getByText(/after a deposit in the/u)).toBeVisible();
    expect(main.getByRole('button', { name: 'Join' }).query()).toBeNull();
  });

  it('says what earns no rebate, and that another gift of its group is in hand', async () => {
    const { joinPromotion: sample } = samples;
    const wagering = { ...sample.wagering, noRebate: true } as const;
    const closed = { status: 'CLOSE', gap: 'group', entry: null, exclusiveGroup: 'tide' } as const;
    far.answer('listOwnPromotions', [{ ...sample, ...closed, wagering }]);
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByText('What plays it off earns no rebate.')).toBeVisible();
    await expect.element(main.getByText('One gift of its group at a time.')).toBeVisible();
    await expect.element(main.getByText(/is still in your hands/u)).toBeVisible();
    expect(main.getByRole('button', { name: 'Join' }).query()).toBeNull();
  });

  it('says that its deposit was made before, and offers nothing', async () => {
    const { joinPromotion: sample } = samples;
    const closed = { type: 'FIRST_DEPOSIT', status: 'CLOSE', gap: 'deposits' } as const;
    far.answer('listOwnPromotions', [{ ...sample, ...closed, entry: null }]);
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByText(/you made that one already/u)).toBeVisible();
    expect(main.getByRole('button', { name: 'Join' }).query()).toBeNull();
  });

  it('leads whoever joined for Zalo to where it is bound (PR-13)', async () => {
    const joined = { ...samples.joinPromotion, type: 'ZALO', status: 'JOINED' } as const;
    far.answer('listOwnPromotions', [joined]);
    await openPortal(welcomePath, { as: 'member' });
    await expect.element(main.getByText(/once Zalo says that it is yours/u)).toBeVisible();
    const link = main.getByRole('link', { name: 'Bind Zalo' });
    await expect.element(link).toHaveAttribute('href', '/m/securityCenter');
  });

  it('asks a visitor to log in, and sends nothing', async () => {
    await openPortal(welcomePath);
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(far.calls('joinPromotion')).toEqual([]);
  });

  it('shows why an application was refused, and takes another one', async () => {
    await openPortal(storyPath, { as: 'member' });
    await expect.element(main.getByText(/The round is not of this week\./u)).toBeVisible();
    await main.getByRole('textbox', { name: 'What you want to say' }).fill('Round 42.');
    await main.getByRole('button', { name: 'Apply again' }).click();
    await expect.poll(() => far.calls('applyForPromotion').length).toBe(1);
    expect(far.calls('applyForPromotion')[0]?.body).toEqual({
      version: 1,
      comment: 'Round 42.',
      images: [],
    });
  });

  it('takes no other files than pictures of 5 MB', async () => {
    await openPortal(storyPath, { as: 'member' });
    await main.getByRole('textbox', { name: 'What you want to say' }).fill('Round 42.');
    const file = new File(['%PDF'], 'proof.pdf', { type: 'application/pdf' });
    await main.getByLabelText(/^Pictures/u).upload(file);
    await main.getByRole('button', { name: 'Apply again' }).click();
    await expect.element(main.getByText('Only PNG or JPEG of up to 5 MB.')).toBeVisible();
    expect(far.calls('applyForPromotion')).toEqual([]);
  });

  it('takes at most three pictures, and none above 5 MB', async () => {
    await openPortal(storyPath, { as: 'member' });
    const comment = main.getByRole('textbox', { name: 'What you want to say' });
    await comment.fill('Round 42.');
    const png = (bytes: number, name: string) =>
      new File([new Uint8Array(bytes)], name, { type: 'image/png' });
    const pictures = main.getByLabelText(/^Pictures/u);
    await pictures.upload(['a.png', 'b.png', 'c.png', 'd.png'].map((name) => png(8, name)));
    await main.getByRole('button', { name: 'Apply again' }).click();
    await expect.element(main.getByText('At most 3 pictures.')).toBeVisible();
    await pictures.upload(png(5 * 1024 * 1024 + 1, 'large.png'));
    await expect.element(main.getByText('Only PNG or JPEG of up to 5 MB.')).toBeVisible();
    await pictures.upload([png(8, 'a.png'), png(8, 'b.png')]);
    await main.getByRole('button', { name: 'Apply again' }).click();
    const faults = /^“a\.png” can't be opened.*“b\.png” can't be opened/u;
    await expect.element(main.getByText(faults)).toBeVisible();
    expect(far.calls('applyForPromotion')).toEqual([]);
  });

  it('follows a decision on an application while it is open', async () => {
    const waits = { ...assertDefined(story, 'the third sample'), status: 'APPLYING' } as const;
    far.answer('listOwnPromotions', [waits]);
    await openPortal(storyPath, { as: 'member' });
    await expect.element(main.getByText('Under review').first()).toBeVisible();
    far.answer('listOwnPromotions', samples.listOwnPromotions);
    const look = () => {
      topicTable.tell('badges');
      return main.getByRole('button', { name: 'Apply again' }).elements().length;
    };
    await expect.poll(look, { timeout: 10_000 }).toBe(1);
  });

  it('says that it is gone', async () => {
    await openPortal('/promotions/prm_00000000', { as: 'member' });
    await expect.element(main.getByText('This promotion is gone')).toBeVisible();
  });

  it('is busy until it is there', async () => {
    const release = far.hold('listPromotions');
    await openPortal(welcomePath);
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(main.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
  });

  it.each(['offline', 'badGateway'] as const)('asks again after a fault: %s', async (fault) => {
    far.fail('listPromotions', fault);
    await openPortal(welcomePath);
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listPromotions', samples.listPromotions);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(main.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible();
  });
});

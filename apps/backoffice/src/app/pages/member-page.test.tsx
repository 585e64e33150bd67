import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { memberKeys } from '../../features/members/member-keys.ts';
import { queryClient } from '../../shared/query-client.ts';
import { far, openDesk, sitAs } from '../../testing/desk.tsx';

const member = samples.readMember;
const address = `/members/${member.id}`;
const heading = page.getByRole('heading', { name: member.account });
const dialog = page.getByRole('dialog');
const reason = page.getByRole('textbox', { name: 'Reason' });

describe('a member', () => {
  it('shows the statement with the balance after each line', async () => {
    await openDesk(address);
    const stake = page.getByRole('row', { name: /Stake.*−20\.00.*12,480\.50/u });
    await expect.element(stake).toBeVisible();
    await expect.element(page.getByText('+฿12,480.50')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /type_of_tomorrow/u })).toBeVisible();
    expect(document.title).toBe(member.account);
  });

  it('says where the money lies, and asks again where it could not', async () => {
    far.refuse('readMemberFunds', 'overloaded');
    await openDesk(address);
    const failed = page
      .getByRole('alert')
      .filter({ hasText: "The money of this member can't be shown" });
    await expect.element(failed).toBeVisible();
    far.answer('readMemberFunds', samples.readMemberFunds);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('฿3,500.00')).toBeVisible();
    await expect.element(page.getByText('In the wallet of Simulator Six')).toBeVisible();
    await expect.element(page.getByText('฿12,392.79')).toBeVisible();
  });

  it('says when it was forgotten who this was (R57)', async () => {
    far.answer('readMember', { ...member, personalErasedAt: '2031-03-02T03:40:00Z' });
    await openDesk(address);
    await expect.element(page.getByText('Personal data erased on')).toBeVisible();
  });

  it('shows its outline until the member is there, and empty lines until the record is', async () => {
    const releases = [far.hold('readMember'), far.hold('listMemberStatementLines')];
    await openDesk(address);
    await expect.element(page.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    releases[0]?.();
    await expect.element(heading).toBeVisible();
    const record = page.getByRole('tabpanel').getByRole('table');
    await expect.element(record).toHaveAttribute('aria-busy', 'true');
    releases[1]?.();
    await expect.element(page.getByRole('row', { name: /Stake/u })).toBeVisible();
  });

  it.each(['not_found', 'ability_missing', 'overloaded'] as const)(
    'says why it is not shown, and asks again: %s',
    async (code) => {
      far.refuse('readMember', code);
      await openDesk(address);
      await expect
        .element(page.getByRole('heading', { name: "This member can't be shown" }))
        .toBeVisible();
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
      far.answer('readMember', member);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect.element(heading).toBeVisible();
    },
  );

  it('says that the line is down', async () => {
    far.fail('readMember', 'offline');
    await openDesk(address);
    const failed = page.getByRole('alert').filter({ hasText: "This member can't be shown" });
    await expect.element(failed.getByText(/connection/iu)).toBeVisible();
  });

  it('says that its records and its history are empty', async () => {
    const none = { content: [], nextCursor: null };
    far.answer('listMemberStatementLines', none);
    far.answer('listMemberRounds', none);
    far.answer('listAuditEntries', none);
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'No movements' })).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'Nothing was done to this account yet' }))
      .toBeVisible();
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await expect.element(page.getByRole('heading', { name: 'No rounds' })).toBeVisible();
  });

  it('says why a record and the history are not there, and asks for each again', async () => {
    far.refuse('listMemberStatementLines', 'overloaded');
    far.refuse('listAuditEntries', 'internal_error');
    await openDesk(address);
    const record = page.getByRole('alert').filter({ hasText: "The statement can't be shown" });
    await expect.element(record.getByText(refusalText('overloaded'))).toBeVisible();
    const trail = page.getByRole('alert').filter({ hasText: "The audit trail can't be shown" });
    await expect.element(trail.getByText(refusalText('internal_error'))).toBeVisible();
    far.answer('listMemberStatementLines', samples.listMemberStatementLines);
    far.answer('listAuditEntries', samples.listAuditEntries);
    await record.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('row', { name: /Stake/u })).toBeVisible();
    await trail.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('row', { name: /harbour.*Locked/u })).toBeVisible();
  });

  it('shows the bets of every product, and every version of one', async () => {
    const router = await openDesk(`${address}?record=bets&from=2026-03-01&to=2026-03-02`);
    await page.getByRole('combobox', { name: 'Product' }).selectOptions('LIVE');
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ record: 'bets', category: 'LIVE' });
    await expect
      .poll(() => far.calls('listMemberBets').at(-1)?.query)
      .toMatchObject({ category: 'LIVE' });
    await page.getByRole('button', { name: 'Baccarat Salon', exact: true }).click();
    await expect.element(dialog.getByText('Banker')).toBeVisible();
    await expect.element(dialog.getByText('sim-tx-2')).toBeVisible();
  });

  it('says what of a stake was the own, locked, a bonus or free, and why', async () => {
    const stakeParts = {
      cash: '5.00',
      locked: '3.00',
      bonus: '7.00',
      free: '0.00',
      inPlay: '0.00',
    };
    far.answer('readMemberBet', { ...samples.readMemberBet, stakeParts });
    await openDesk(`${address}?record=bets&from=2026-03-01&to=2026-03-02`);
    await page.getByRole('button', { name: 'Baccarat Salon', exact: true }).click();
    await expect.element(dialog.getByText('Of it from the balance')).toBeVisible();
    await expect.element(dialog.getByText('Of it own money to be played')).toBeVisible();
    await expect.element(dialog.getByText('Of it bonus money')).toBeVisible();
    await expect.element(dialog.getByText(/still has to be played/u)).toBeVisible();
    expect(dialog.getByText('Of it free bet').elements()).toEqual([]);
  });

  it('says of a prize which reward it is of and how many rounds remain', async () => {
    const prize = { campaignId: 'spring', rewardId: 'gift-7', roundsLeft: 12, jackpot: null };
    far.answer('readMemberBet', { ...samples.readMemberBet, prize });
    await openDesk(`${address}?record=bets&from=2026-03-01&to=2026-03-02`);
    await page.getByRole('button', { name: 'Baccarat Salon', exact: true }).click();
    await expect.element(dialog.getByText('gift-7')).toBeVisible();
    await expect.element(dialog.getByText('Free rounds left')).toBeVisible();
    expect(dialog.getByText('Of it fixed jackpot').elements()).toEqual([]);
  });

  it('says that there is no bet, and why they are not here', async () => {
    far.answer('listMemberBets', { content: [], nextCursor: null });
    await openDesk(`${address}?record=bets`);
    await expect.element(page.getByRole('heading', { name: 'No bet in these days' })).toBeVisible();
    far.refuse('listMemberBets', 'overloaded');
    await page.getByRole('combobox', { name: 'Product' }).selectOptions('LIVE');
    await expect.element(page.getByText(refusalText('overloaded')).first()).toBeVisible();
  });

  it('shows the rounds with stake, win and net', async () => {
    await openDesk(address);
    await page.getByRole('tab', { name: 'Rounds' }).click();
    const round = page.getByRole('row', { name: /Opal Rush.*3\.00.*\+7\.00/u });
    await expect.element(round).toBeVisible();
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Rounds');
  });

  it('keeps days, filters and the open line in the address, and sums and files the same', async () => {
    const router = await openDesk(`${address}?record=rounds&from=2026-03-01&to=2026-03-02`);
    await page.getByRole('combobox', { name: 'Type' }).selectOptions('Slots');
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Settled');
    const filter = { from: '2026-03-01', to: '2026-03-02', engine: 'slot', state: 'settled' };
    const last = (name: Parameters<typeof far.calls>[0]) => far.calls(name).at(-1)?.query;
    await expect.poll(() => last('readMemberRoundTotals')).toEqual(filter);
    await expect.poll(() => last('listMemberRounds')).toMatchObject(filter);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => last('readMemberRoundsFile')).toEqual(filter);
    await page.getByRole('button', { name: 'Opal Rush', exact: true }).click();
    await expect.element(dialog.getByText('+฿7.00')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ ...filter, open: 'rnd_0198f0aa8000' });
  });

  it('says why there is no file', async () => {
    far.refuse('readMemberStatementFile', 'not_found');
    await openDesk(address);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .element(page.getByText(new RegExp(refusalText('not_found'), 'u')).first())
      .toBeInTheDocument();
  });

  it('says in a line what its member was told of it', async () => {
    const content = samples.listMemberStatementLines.content.map((line) => ({
      ...line,
      explanation: line.entryId === '1' ? 'Credited twice on Monday.' : null,
    }));
    far.answer('listMemberStatementLines', { content, nextCursor: null });
    await openDesk(address);
    await page.getByRole('button', { name: 'type_of_tomorrow' }).click();
    const drawer = page.getByRole('dialog');
    await expect.element(drawer.getByText('Credited twice on Monday.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Newer' }).click();
    await expect.element(drawer.getByText('Told the member')).not.toBeInTheDocument();
  });

  it('leads from a line of the statement to its round, on the day of the site', async () => {
    const router = await openDesk(`${address}?from=2026-03-01&to=2026-03-02`);
    await page.getByRole('button', { name: 'type_of_tomorrow' }).click();
    const drawer = page.getByRole('dialog');
    await expect.element(drawer.getByRole('button', { name: 'Newer' })).toBeEnabled();
    expect(drawer.getByRole('link').elements()).toHaveLength(0);
    await drawer.getByRole('button', { name: 'Newer' }).click();
    await drawer.getByRole('link', { name: 'Open the round' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({
        record: 'rounds',
        from: '2026-03-02',
        to: '2026-03-02',
        open: 'rnd_0198f0aa8000',
      });
    await expect.element(page.getByRole('dialog', { name: 'Opal Rush' })).toBeVisible();
  });

  it('asks the audit trail for this member only', async () => {
    await openDesk(address);
    await expect.element(page.getByRole('row', { name: /harbour.*Locked/u })).toBeVisible();
    expect(far.calls('listAuditEntries')[0]?.query['subjectId']).toBe(member.id);
  });

  it('lists where the member is signed in, and signs out there for a reason (R71)', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('table', { name: 'Sessions' }).getByText('Safari, iPhone'))
      .toBeVisible();
    await page.getByRole('button', { name: 'End session' }).first().click();
    await dialog.getByRole('button', { name: 'End session' }).click();
    expect(far.calls('endSessionsOfMember')).toHaveLength(0);
    await reason.fill('Called: nobody of theirs');
    await dialog.getByRole('button', { name: 'End session' }).click();
    await expect
      .poll(() => far.calls('endSessionsOfMember').map(({ body }) => body))
      .toEqual([{ sessionId: 'ses_0198f0aa7001', reason: 'Called: nobody of theirs' }]);
    await expect.element(page.getByRole('button', { name: 'End session' })).not.toBeInTheDocument();
  });

  it('says that nobody signed in, why the sessions are not shown, and asks again', async () => {
    far.refuse('readSessionsOfMember', 'overloaded');
    await openDesk(address);
    await expect.element(page.getByText("The sessions can't be shown")).toBeVisible();
    far.answer('readSessionsOfMember', { sessions: [], abilities: [] });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText(/Nobody signed in to this account/u)).toBeVisible();
  });

  it('shows the login history, with tries that were refused', async () => {
    await openDesk(address);
    const history = page.getByRole('table', { name: 'Login history' });
    const refused = history.getByRole('row', { name: /Wrong password/u });
    await expect.element(refused).toMatchTextContent(/7 tries.*198\.51\.100\.9/u);
  });

  it('says why the login history is not shown, and that there is none', async () => {
    far.refuse('listSignInsOfMember', 'overloaded');
    await openDesk(address);
    await expect.element(page.getByText("The login history can't be shown")).toBeVisible();
    far.answer('listSignInsOfMember', { content: [], nextCursor: null });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('No logins in the last 90 days')).toBeVisible();
  });

  it('takes the second factor off a member who lost it, for a reason', async () => {
    const { abilities } = samples.readMember;
    far.answer('readMember', { ...samples.readMember, abilities: [...abilities, 'reset_factor'] });
    await openDesk(address);
    await page.getByRole('button', { name: 'Reset second factor' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('textbox').fill('Lost the phone, identity was checked');
    await question.getByRole('button', { name: 'Reset second factor' }).click();
    await expect
      .poll(() => far.calls('resetMemberFactor').map(({ body }) => body))
      .toEqual([{ reason: 'Lost the phone, identity was checked' }]);
    await expect
      .element(page.getByRole('button', { name: 'Reset second factor' }))
      .not.toBeInTheDocument();
  });

  it('asks a second person to take off what a member lost, for a reason', async () => {
    const { abilities } = samples.readMember;
    far.answer('readMember', {
      ...samples.readMember,
      abilities: [...abilities, 'release'],
      moneyHold: { until: '2026-03-03T10:00:00Z', because: 'phone_changed' },
    });
    far.refuse('releaseProtection', 'protection_not_set');
    await openDesk(address);
    await expect.element(page.getByText('Mobile number changed')).toBeVisible();
    await page.getByRole('button', { name: 'Release a protection' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Release a protection' }).click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await question.getByRole('textbox').fill('Papers were checked');
    await question.getByRole('button', { name: 'Release a protection' }).click();
    await expect
      .element(question.getByRole('combobox'))
      .toHaveAccessibleDescription(refusalText('protection_not_set'));
    far.answer('releaseProtection', samples.releaseProtection);
    await question.getByRole('button', { name: 'Release a protection' }).click();
    await expect.element(page.getByText(/waits for a second person/u).first()).toBeInTheDocument();
    expect(far.calls('releaseProtection').at(-1)?.body).toEqual({
      what: 'sms',
      reason: 'Papers were checked',
    });
  });

  it('refuses to lock without a reason and sends nothing', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Lock' }).click();
    await dialog.getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    expect(far.calls('lockMember')).toHaveLength(0);
  });

  it('locks for a reason, says so and shows the new state', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Lock' }).click();
    await reason.fill('Stolen card');
    await dialog.getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('mike88 is locked.').first()).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
    expect(far.calls('lockMember')[0]?.body).toEqual({ reason: 'Stolen card' });
  });

  it('keeps the reason when the server refuses', async () => {
    far.refuse('lockMember', 'member_state_conflict');
    await openDesk(address);
    await page.getByRole('button', { name: 'Lock' }).click();
    await reason.fill('Stolen card');
    await dialog.getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText(refusalText('member_state_conflict'))).toBeVisible();
    await expect.element(reason).toHaveValue('Stolen card');
  });

  it('shows a whole page with a way on when what it holds cannot be drawn', async () => {
    queryClient.setQueryData(memberKeys.one(member.id), {});
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: /stopped working/u })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Members' }).first()).toBeVisible();
  });

  it('adjusts the balance at once below the ceiling, with a key of its own', async () => {
    far.answer('readMember', { ...member, abilities: ['adjust'] });
    await openDesk(address);
    await page.getByRole('button', { name: 'Adjust balance' }).click();
    await expect.element(dialog.getByText(/a second person has 24 hours/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect.element(dialog.getByText(/Enter an amount above zero/u)).toBeVisible();
    await dialog.getByRole('radio', { name: 'Debit' }).click();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('50.00');
    await reason.fill('Paid twice');
    const told = 'Your prize of Monday came twice.';
    await dialog.getByRole('textbox', { name: 'What the member reads' }).fill(told);
    await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect.element(page.getByText(/The balance is/u).first()).toBeInTheDocument();
    const words = { reason: 'Paid twice', explanation: told };
    expect(far.calls('adjustMember').map(({ body }) => body)).toEqual([
      { direction: 'debit', amount: '50.00', currency: 'THB', ...words },
    ]);
  });

  it('says that a second person is asked above the ceiling', async () => {
    far.answer('readMember', { ...member, abilities: ['adjust'] });
    far.answer('adjustMember', {
      ...samples.adjustMember,
      outcome: 'waiting',
      approvalId: 'apr_0198f0ab1000',
    });
    await openDesk(address);
    await page.getByRole('button', { name: 'Adjust balance' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('2500');
    await reason.fill('Lost deposit');
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect.element(page.getByText(/waits for a second person/u).first()).toBeInTheDocument();
  });

  it('takes points, says what is owed, or that a second person is asked', async () => {
    far.answer('readMember', { ...member, abilities: ['adjust'] });
    await openDesk(address);
    const take = async (points: string) => {
      await page.getByRole('button', { name: 'Take points' }).click();
      await dialog.getByRole('textbox', { name: 'Points' }).fill(points);
      await reason.fill('Friends that never were.');
      await dialog.getByRole('button', { name: 'Take', exact: true }).click();
    };
    await take('0');
    await expect.element(dialog.getByText('Enter a whole number above zero.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Points' }).fill('500');
    await dialog.getByRole('button', { name: 'Take', exact: true }).click();
    const done = page.getByText('Points taken: 400. Owed now: 100.').first();
    await expect.element(done).toBeInTheDocument();
    expect(far.calls('takePoints').map(({ body }) => body)).toEqual([
      { points: '500', reason: 'Friends that never were.' },
    ]);
    const waiting = { outcome: 'waiting', approvalId: 'apr_0198f0ab1000' } as const;
    far.answer('takePoints', { ...samples.takePoints, ...waiting });
    await take('90000');
    await expect.element(page.getByText(/waits for a second person/u).first()).toBeInTheDocument();
    far.refuse('takePoints', 'not_found');
    await take('5');
    await expect.element(dialog.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('says what is there to take, or that it could not be read and asks again', async () => {
    far.answer('readMember', { ...member, abilities: ['adjust'] });
    far.refuse('readMemberPoints', 'overloaded');
    await openDesk(address);
    await page.getByRole('button', { name: 'Take points' }).click();
    await expect.element(dialog.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('readMemberPoints', { points: '12000', owed: '30' });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.element(dialog.getByText('Points now: 12,000. Owed: 30.')).toBeVisible();
  });

  it('offers only what the answer allows', async () => {
    far.answer('readMember', { ...member, abilities: [] });
    sitAs({ abilities: ['members.read'] });
    await openDesk(address);
    await expect.element(heading).toBeVisible();
    expect(page.getByRole('button', { name: 'Lock' }).elements()).toHaveLength(0);
    expect(page.getByRole('tab', { name: 'Statement' }).elements()).toHaveLength(0);
    expect(far.calls('listAuditEntries')).toHaveLength(0);
  });

  it('stands right to left in Arabic, with amounts left to right', async () => {
    await openDesk(address, 'ar');
    await expect.element(heading).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
    await expect.element(page.getByText('฿12,480.50').first()).toHaveAttribute('dir', 'ltr');
  });
});

describe('the protection of a member', () => {
  it('shows limits, stops and breaks with their reasons', async () => {
    await openDesk(address);
    await expect.element(page.getByText('Took the same bonus twice.')).toBeVisible();
    await expect.element(page.getByText('Deposits, a day')).toBeVisible();
    await expect.element(page.getByText('A raise waits.')).toBeVisible();
  });

  it('leads to accounts that share something with this one (R12)', async () => {
    await openDesk(address);
    const [match] = samples.readMemberProtection.matches;
    await expect.element(page.getByText('mobile number, browser')).toBeVisible();
    await expect.element(page.getByText('excluded', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: match?.memberId ?? '' }))
      .toHaveAttribute('href', expect.stringContaining(`/members/${match?.memberId ?? ''}`));
  });

  it('says that nothing is set', async () => {
    const { readMemberProtection } = samples;
    far.answer('readMemberProtection', {
      ...readMemberProtection,
      state: { ...readMemberProtection.state, limits: [] },
      stops: [],
      breaks: [],
      matches: [],
    });
    await openDesk(address);
    await expect.element(page.getByText('The member set no limits.')).toBeVisible();
    await expect.element(page.getByText('Nothing stops this member.')).toBeVisible();
  });

  it('is changed for a reason only', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Exclude' }).click();
    await dialog.getByRole('button', { name: 'Exclude' }).click();
    await expect.element(dialog.getByText('Use at least 3 characters.')).toBeVisible();
    await reason.fill('asked for it on the phone');
    await dialog.getByRole('button', { name: 'Exclude' }).click();
    await expect
      .poll(() => far.calls('excludeMember').at(-1)?.body)
      .toEqual({ months: 6, reason: 'asked for it on the phone' });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says which stop papers lift and which the case of two accounts, and offers no act for them', async () => {
    const [stop] = samples.readMemberProtection.stops;
    const reasonOf = (cause: 'age' | 'person', flag: 'NO_BET' | 'NO_DEPOSIT') => ({
      setAt: stop?.setAt ?? '',
      reason: `by ${cause}`,
      cause,
      flag,
    });
    far.answer('readMemberProtection', {
      ...samples.readMemberProtection,
      stops: [reasonOf('age', 'NO_BET'), reasonOf('person', 'NO_DEPOSIT')],
    });
    await openDesk(address);
    await expect.element(page.getByText('Approved papers lift it.')).toBeVisible();
    await expect.element(page.getByText('The case of the two accounts lifts it.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Two accounts' }).last())
      .toHaveAttribute('href', expect.stringContaining('/persons'));
    await expect.element(page.getByRole('button', { name: 'Exclude' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Lift a stop' }).elements()).toHaveLength(0);
  });

  it.each(['stop_not_set', 'stop_of_age', 'stop_of_person', 'ability_missing'] as const)(
    'shows the refusal %s',
    async (code) => {
      far.refuse('liftStop', code);
      await openDesk(address);
      await page.getByRole('button', { name: 'Lift a stop' }).click();
      await reason.fill('cleared');
      await dialog.getByRole('button', { name: 'Lift a stop' }).click();
      await expect.element(dialog.getByText(refusalText(code))).toBeVisible();
    },
  );

  it('confirms who somebody is, unless that was done before', async () => {
    far.refuse('proveMember', 'proven_already');
    await openDesk(address);
    await page.getByRole('button', { name: 'Confirm identity' }).click();
    await reason.fill('passport seen');
    await dialog.getByRole('button', { name: 'Confirm identity' }).click();
    await expect.element(dialog.getByText(refusalText('proven_already'))).toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('readMemberProtection');
    await openDesk(address);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByText('Took the same bonus twice.').elements()).toEqual([]);
    release();
    await expect.element(page.getByText('Took the same bonus twice.')).toBeVisible();
  });

  it('says why it is not shown, and asks again', async () => {
    far.refuse('readMemberProtection', 'overloaded');
    await openDesk(address);
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('readMemberProtection', samples.readMemberProtection);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Took the same bonus twice.')).toBeVisible();
  });

  it('asks for papers with what makes us ask, and no longer', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Ask for papers' }).click();
    await dialog.getByLabelText('What makes us ask').selectOptions('amount');
    await dialog.getByRole('button', { name: 'Ask for papers' }).click();
    await expect.element(dialog.getByText('Use at least 3 characters.')).toBeVisible();
    await dialog.getByLabelText(/^Reason/u).fill('Deposits of this month.');
    await dialog.getByRole('button', { name: 'Ask for papers' }).click();
    await expect
      .poll(() => far.calls('askForPapers')[0]?.body)
      .toEqual({ kind: 'identity', cause: 'amount', reason: 'Deposits of this month.' });
    far.refuse('dropDemand', 'papers_not_asked');
    await page.getByRole('button', { name: 'Ask no longer' }).click();
    await dialog.getByLabelText(/^Reason/u).fill('A mistake.');
    await dialog.getByRole('button', { name: 'Ask no longer' }).click();
    await expect.element(dialog.getByText(refusalText('papers_not_asked'))).toBeVisible();
  });

  it('shows the marks, and writes them anew with a reason', async () => {
    await openDesk(address);
    await expect.element(page.getByText('early-bird')).toBeVisible();
    await page.getByRole('button', { name: 'Change marks' }).click();
    await dialog.getByLabelText(/^Marks/u).fill('early-bird Loud');
    await dialog.getByLabelText(/^Reason/u).fill('Helped with the test.');
    await dialog.getByRole('button', { name: 'Change marks' }).click();
    await expect.element(dialog.getByText(/Each mark has 2 to 30/u)).toBeVisible();
    await dialog.getByLabelText(/^Marks/u).fill('early-bird tester');
    await dialog.getByRole('button', { name: 'Change marks' }).click();
    await expect.element(page.getByText('tester', { exact: true })).toBeVisible();
    expect(far.calls('changeMemberTags')[0]?.body).toEqual({
      tags: ['early-bird', 'tester'],
      reason: 'Helped with the test.',
    });
  });
});

describe('notes of a member', () => {
  const field = page.getByRole('textbox', { name: 'New note' });

  it('are read, and one is written', async () => {
    await openDesk(address);
    await expect.element(page.getByText(/Called about a late transfer/u)).toBeVisible();
    await page.getByRole('button', { name: 'Write it down' }).click();
    await expect.element(page.getByText('Write something first.')).toBeVisible();
    await field.fill(' Wants a call back ');
    await page.getByRole('button', { name: 'Write it down' }).click();
    await expect
      .poll(() => far.calls('createMemberNote').at(-1)?.body)
      .toEqual({ text: 'Wants a call back' });
    await expect.element(field).toHaveValue('');
  });

  it('are only read by who may not write', async () => {
    far.answer('listMemberNotes', { content: [], nextCursor: null, abilities: [] });
    await openDesk(address);
    await expect.element(page.getByText('Nobody has written anything down yet.')).toBeVisible();
    expect(field.elements()).toEqual([]);
  });

  it('say that the line is down', async () => {
    far.fail('listMemberNotes', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The notes can't be shown")).toBeVisible();
  });
});

import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk, sitAs } from '../../../testing/desk.tsx';

const address = `/members/${samples.readMember.id}`;
const dialog = page.getByRole('dialog');
const reason = dialog.getByRole('textbox', { name: 'Reason' });

describe('the line of a member', () => {
  it('says where it stands, what it holds, and its contracts', async () => {
    await openDesk(address);
    await expect.element(page.getByText('7 directly below, 38 in the team')).toBeVisible();
    await expect.element(page.getByText('Dividend · All categories').first()).toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /15/u }).first())
      .toBeVisible();
    await expect.element(page.getByText(/^Paid too much.*350/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it.each([
    ['My team is too small', 'Reason: My team is too small'],
    ['OWN_CONTRACT_LOST', 'Reason: the contract above it has ended'],
    ['FORCE_END', 'Reason: ended by the house'],
  ])('says why a contract was rejected or ended: %s', async (text, sentence) => {
    const [contract] = samples.readMemberContracts.contracts;
    const contracts = contract === undefined ? [] : [{ ...contract, reason: text }];
    far.answer('readMemberContracts', { ...samples.readMemberContracts, contracts });
    await openDesk(address);
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  it('changes rates with a reason, and shows what waits', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Change the rates' }).click();
    await dialog.getByRole('textbox', { name: 'Lottery', exact: true }).fill('high');
    await dialog.getByRole('button', { name: 'Change the rates' }).click();
    await expect.element(dialog.getByText(/^A rate in per cent/u)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Lottery', exact: true }).fill('1.2');
    await reason.fill('agreed by phone');
    far.refuse('changeMemberTerms', 'return_guard', { category: 'RNG', most: '2' });
    await dialog.getByRole('button', { name: 'Change the rates' }).click();
    await expect.element(dialog.getByText(refusalText('return_guard'))).toBeVisible();
    far.answer('changeMemberTerms', samples.changeMemberTerms);
    await dialog.getByRole('button', { name: 'Change the rates' }).click();
    await expect.element(page.getByText('The rates are changed')).toBeVisible();
    expect(far.calls('changeMemberTerms').at(-1)?.body).toMatchObject({
      terms: { rates: { LOTT: '1.2' } },
      reason: 'agreed by phone',
    });
  });

  it.each([
    ['0.4', 'Somebody further down holds 0.5: not less than that.'],
    ['1.6', 'The agent above holds 1.5: not more than that.'],
  ])('says on the field who bars a rate of %s (A8)', async (rate, sentence) => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Change the rates' }).click();
    const slots = dialog.getByRole('textbox', { name: 'Slots', exact: true });
    await slots.fill(rate);
    await reason.fill('agreed by phone');
    const bounds = { field: 'RNG', least: '0.5', most: '1.5' };
    far.refuse('changeMemberTerms', 'terms_out_of_range', bounds);
    await dialog.getByRole('button', { name: 'Change the rates' }).click();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expect.element(slots).toHaveAttribute('aria-invalid', 'true');
  });

  it('asks a second person to end a contract by force, at once for fraud', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'End by force' }).first().click();
    const send = dialog.getByRole('button', { name: 'End by force' });
    await send.click();
    await expect.element(dialog.getByText('Use at least 3 characters.')).toBeVisible();
    await reason.fill('plays against himself');
    await dialog.getByRole('checkbox', { name: /^For fraud/u }).click();
    expect(await accessFaults()).toEqual([]);
    far.refuse('endContractByForce', 'contract_state', { state: 'TERMINATED' });
    await send.click();
    await expect.element(dialog.getByText(refusalText('contract_state'))).toBeVisible();
    far.answer('endContractByForce', samples.endContractByForce);
    await send.click();
    await expect.element(page.getByText('A second person decides now').first()).toBeInTheDocument();
    expect(far.calls('endContractByForce').at(-1)?.body).toMatchObject({
      way: 'at_once',
      reason: 'plays against himself',
    });
  });

  it('asks for a move, says what refuses it, and shows what is decided', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Move to another agent' }).click();
    await dialog.getByRole('textbox', { name: 'Account of the new agent' }).fill('northgate');
    await reason.fill('they asked for it');
    const send = dialog.getByRole('button', { name: 'Move to another agent' });
    far.refuse('moveMember', 'move_refused', { rule: 'own_team' });
    await send.click();
    await expect.element(dialog.getByText(refusalText('move_refused'))).toBeVisible();
    far.answer('moveMember', samples.moveMember);
    await send.click();
    await expect.element(page.getByText('A second person decides now')).toBeVisible();
    await expect.element(page.getByText(/^Moves to northgate on/u)).toBeVisible();
    const sent = { to: 'northgate', reason: 'they asked for it' };
    expect(far.calls('moveMember').at(-1)?.body).toEqual(sent);
    expect(await accessFaults()).toEqual([]);
  });

  it('says how far the move of a large team is', async () => {
    const { move } = samples.moveMember;
    const progress = { ready: 5000, team: 12_000 };
    const moving = move && { ...move, progress };
    far.answer('readMemberLine', { ...samples.moveMember, move: moving });
    await openDesk(address);
    await expect.element(page.getByText('5,000 of 12,000 places are ready')).toBeVisible();
  });

  it('offers a contract of the house, and says what the guard refuses', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Offer a contract of the house' }).click();
    await dialog.getByRole('combobox', { name: 'Counts' }).selectOptions('Slots');
    await dialog.getByRole('textbox', { name: 'Rate in percent' }).fill('0.5');
    await reason.fill('yearly talk');
    far.refuse('proposeHouseContract', 'return_guard', { category: 'RNG', most: '2' });
    const send = dialog.getByRole('button', { name: 'Offer a contract of the house' });
    await send.click();
    const rate = dialog.getByRole('textbox', { name: 'Rate in percent' });
    await expect.element(rate).toHaveAccessibleDescription(refusalText('return_guard'));
    far.refuse('proposeHouseContract', 'contract_terms', { rule: 'rate_step', row: 1 });
    await send.click();
    await expect.element(rate).toHaveAccessibleDescription('Rates go in steps of 0.01 %.');
    far.answer('proposeHouseContract', samples.proposeHouseContract);
    await send.click();
    await expect.element(page.getByText('The offer is sent').first()).toBeInTheDocument();
    expect(far.calls('proposeHouseContract').at(-1)?.body).toMatchObject({
      kind: 'DAILY',
      scope: 'RNG',
      reason: 'yearly talk',
      tiers: [{ minBet: '0', minLoss: null, minActive: 0, rateType: 'P', rate: '0.5' }],
    });
  });

  it('lists what an offer would end before it is sent, once its rows can be read', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Offer a contract of the house' }).click();
    await expect.element(dialog.getByText(/^Fill in a rate/u)).toBeVisible();
    const rate = dialog.getByRole('textbox', { name: 'Rate in percent' });
    await rate.fill('much');
    await rate.fill('0.3');
    const ends = dialog.getByRole('status');
    await expect
      .element(ends.getByText('Once it is accepted, this ends 2 contracts:'))
      .toBeVisible();
    await expect.element(ends.getByText(/^the house → harbour88 .*replaced by/u)).toBeVisible();
    await expect.element(ends.getByText(/^harbour88 → northgate .*promised more/u)).toBeVisible();
    expect(far.calls('previewHouseContract').map(({ body }) => body)).toEqual([
      {
        kind: 'DAILY',
        scope: 'CONS',
        tiers: [{ minBet: '0', minLoss: null, minActive: 0, rateType: 'P', rate: '0.3' }],
      },
    ]);
    expect(await accessFaults()).toEqual([]);
    const atOnce = { ...samples.previewHouseContract, isAtOnce: true };
    far.answer('previewHouseContract', atOnce);
    await rate.fill('0.4');
    await expect.element(ends.getByText(/^As soon as you offer it, this ends 2/u)).toBeVisible();
    far.answer('previewHouseContract', { isAtOnce: false, willEnd: [] });
    await rate.fill('0.5');
    await expect.element(ends.getByText('It ends no other contract.')).toBeVisible();
  });

  it('says that it looks what would end, and that this did not arrive', async () => {
    const release = far.hold('previewHouseContract');
    await openDesk(address);
    await page.getByRole('button', { name: 'Offer a contract of the house' }).click();
    const rate = dialog.getByRole('textbox', { name: 'Rate in percent' });
    await rate.fill('0.3');
    await expect.element(dialog.getByText('Looking which contracts would end…')).toBeVisible();
    release();
    await expect.element(dialog.getByText(/this ends 2 contracts/u)).toBeVisible();
    far.fail('previewHouseContract', 'badGateway');
    await rate.fill('0.6');
    await expect.element(dialog.getByText(/^Which contracts would end can/u)).toBeVisible();
  });

  it('takes an offer back with a reason', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Take back' }).click();
    await reason.fill('a mistake');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect.element(page.getByRole('heading', { name: 'No contracts yet' })).toBeVisible();
    expect(far.calls('processHouseContract').at(-1)?.body).toMatchObject({ action: 'withdraw' });
  });

  it('shows no act to whoever may only read, and nothing to others', async () => {
    sitAs({ role: 'risk', abilities: ['members.read', 'agents.read'] });
    await openDesk(address);
    await expect.element(page.getByText('7 directly below, 38 in the team')).toBeVisible();
    expect(page.getByRole('button', { name: 'Change the rates' }).elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Take back' }).elements()).toEqual([]);
  });

  it('says why it is not shown, and asks again', async () => {
    far.refuse('readMemberLine', 'overloaded');
    await openDesk(address);
    const failed = page.getByRole('alert').filter({ hasText: "The line of this member can't" });
    await expect.element(failed.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('readMemberLine', samples.readMemberLine);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('7 directly below, 38 in the team')).toBeVisible();
  });
});

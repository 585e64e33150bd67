import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { checkRaffle } from './check-raffle.ts';
import { raffleProofOf, type RaffleProof } from './raffle-proof.ts';
import { readPasted } from './read-pasted.ts';

/** Computed by another implementation. */
const whole = raffleProofOf(samples.readRaffleProof);
const { tickets } = whole;

/** The names of the steps that do not hold. */
async function wrongIn(proof: RaffleProof): Promise<readonly string[]> {
  const checked = await checkRaffle(proof);
  return checked.kind === 'steps'
    ? checked.steps.filter(({ isFine }) => !isFine).map(({ name }) => name)
    : [checked.kind];
}

/** The text with each of its letters turned in its turn, those of a prefix left out. */
function turned(text: string, from = 0): readonly string[] {
  return Array.from({ length: text.length - from }, (_, place) => {
    const at = from + place;
    return `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`;
  });
}

function withTicket(at: number, change: Partial<RaffleProof['tickets'][number]>): RaffleProof {
  return {
    ...whole,
    tickets: tickets.map((ticket, place) => (place === at ? { ...ticket, ...change } : ticket)),
  };
}

describe('checkRaffle', () => {
  it('draws what another implementation drew, from the file as it is saved', async () => {
    const pasted = readPasted(JSON.stringify(whole, null, 2));
    expect(pasted).toEqual({ kind: 'raffle', proof: whole });
    expect(await checkRaffle(whole)).toMatchObject({
      kind: 'steps',
      steps: [
        { name: 'commitment', computed: whole.commitment, isFine: true },
        { name: 'list', computed: whole.listHash, isFine: true },
        { name: 'winners', computed: '1 rft_0198f0d20001 · 2 rft_0198f0d20002', isFine: true },
      ],
    });
  });

  it('finds every byte that was changed in a hash, and says which', async () => {
    for (const commitment of turned(whole.commitment)) {
      expect(await wrongIn({ ...whole, commitment })).toEqual(['commitment']);
    }
    for (const listHash of turned(whole.listHash ?? '')) {
      expect(await wrongIn({ ...whole, listHash })).toEqual(['list']);
    }
    for (const seed of turned(whole.seed ?? '')) {
      expect(await wrongIn({ ...whole, seed })).toContain('commitment');
    }
  });

  it('finds every byte that was changed in a ticket, and each prize that was moved', async () => {
    for (const [at, { ticketId, prize }] of tickets.entries()) {
      for (const changed of turned(ticketId, 'rft_'.length)) {
        expect(await wrongIn(withTicket(at, { ticketId: changed }))).toContain('list');
      }
      for (const other of [null, 1, 2, 3].filter((value) => value !== prize)) {
        expect(await wrongIn(withTicket(at, { prize: other }))).toEqual(['winners']);
      }
    }
  });

  it.each<readonly [string, RaffleProof, readonly string[]]>([
    ['another order', { ...whole, tickets: tickets.toReversed() }, ['list']],
    ['a ticket left out', { ...whole, tickets: tickets.slice(0, -1) }, ['list']],
    ['a ticket put in twice', { ...whole, tickets: [...tickets, ...tickets.slice(-1)] }, ['list']],
    ['a prize more', { ...whole, prizes: [...whole.prizes, '1.00'] }, ['winners']],
    ['a prize less', { ...whole, prizes: whole.prizes.slice(1) }, ['winners']],
    ['a winner who is said to hold another prize', withTicket(1, { holder: 'bb1' }), ['winners']],
    ['a place that was skipped', withTicket(1, { prize: 3 }), ['winners']],
  ])('finds %s', async (_what, proof, wrong) => {
    expect(await wrongIn(proof)).toEqual(wrong);
  });

  it('draws no list in which one ticket stands for two', async () => {
    const [first, second, ...others] = tickets;
    const ids = [first, second].map((ticket) => ticket?.ticketId);
    const ticketId = ids.join('\n');
    const joined = [{ ticketId, holder: 'bb1', prize: 1 }, ...others];
    expect(await wrongIn({ ...whole, tickets: joined })).toEqual(['unreadable']);
  });

  it('has nothing to draw without a seed, or with what is none', async () => {
    expect(await wrongIn({ ...whole, seed: null })).toEqual(['notYet']);
    expect(await wrongIn({ ...whole, seed: 'xyz' })).toEqual(['unreadable']);
    expect(readPasted(JSON.stringify({ ...whole, format: 'raffle-draw/2' }))).toBeUndefined();
  });
});

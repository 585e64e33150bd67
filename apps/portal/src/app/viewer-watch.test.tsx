import { samples } from '@portal/protocol/testing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { gamesQuery } from '../shared/games/api/list-games.ts';
import { useSession } from '../shared/session/session.ts';
import { winnersQuery } from '../shared/winners/api/list-winners.ts';
import { far, openPart } from '../testing/portal.tsx';
import { ViewerWatch } from './viewer-watch.tsx';

const narrowed = { areGamesNarrowed: true };
const asked = () => far.calls('listGames').at(-1)?.query;

/** Lists beside the watch, and what a hint about games does. */
function Watched() {
  const queries = useQueryClient();
  const { data } = useQuery(gamesQuery({ vassalage: 'LH' }, 'EN'));
  const { data: winners } = useQuery(winnersQuery('EN'));
  return (
    <>
      <ViewerWatch />
      {data?.total} {winners?.length}
      <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['games'] })}>
        {'Hint'}
      </button>
    </>
  );
}

describe('who looks at lists of games', () => {
  it('is not said where games are for everybody', async () => {
    await openPart(<Watched />, { as: 'member' });
    await expect.poll(asked).toEqual({ vassalage: 'LH', language: 'EN' });
  });

  it('is said where some are not, and said anew after signing in and on another screen', async () => {
    far.answer('readGameNarrowing', narrowed);
    await openPart(<Watched />, { boot: narrowed });
    await expect.poll(asked).toMatchObject({ login: 'visitors', device: 'desktop' });
    const member = { ...samples.readMemberInfo, vipRankLevel: 4 };
    useSession.getState().enter(samples.logIn.token, member);
    await expect.poll(asked).toMatchObject({ login: 'members', rank: '4', device: 'desktop' });
    await page.viewport(390, 800);
    await expect.poll(asked).toMatchObject({ login: 'members', device: 'phone' });
    useSession.getState().leave();
    await expect
      .poll(asked)
      .toEqual({ vassalage: 'LH', language: 'EN', login: 'visitors', device: 'phone' });
  });

  it('is said from the moment on in which the first game is narrowed, without a reload', async () => {
    await openPart(<Watched />, { as: 'member' });
    await expect.poll(asked).toEqual({ vassalage: 'LH', language: 'EN' });
    far.answer('readGameNarrowing', narrowed);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(asked).toMatchObject({ login: 'members', device: 'desktop' });
    await expect
      .poll(() => far.calls('listWinners').at(-1)?.query)
      .toMatchObject({ login: 'members', device: 'desktop' });
  });

  it('takes trial accounts for visitors', async () => {
    far.answer('readGameNarrowing', narrowed);
    await openPart(<Watched />, { as: 'trial', boot: narrowed });
    await expect.poll(asked).toMatchObject({ login: 'visitors' });
    expect(asked()).not.toHaveProperty('rank');
  });
});

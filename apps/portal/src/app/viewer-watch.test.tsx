import { samples } from '@portal/protocol/testing';
import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { gamesQuery } from '../shared/games/api/list-games.ts';
import { useSession } from '../shared/session/session.ts';
import { far, openPart } from '../testing/portal.tsx';
import { ViewerWatch } from './viewer-watch.tsx';

const narrowed = { areGamesNarrowed: true };
const asked = () => far.calls('listGames').at(-1)?.query;

/** A list of games beside the watch. */
function Watched() {
  const { data } = useQuery(gamesQuery({ vassalage: 'LH' }, 'EN'));
  return (
    <>
      <ViewerWatch />
      {data?.total}
    </>
  );
}

describe('who looks at lists of games', () => {
  it('is not said where games are for everybody', async () => {
    await openPart(<Watched />, { as: 'member' });
    await expect.poll(asked).toEqual({ vassalage: 'LH', language: 'EN' });
  });

  it('is said where some are not, and said anew after signing in and on another screen', async () => {
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

  it('takes trial accounts for visitors', async () => {
    await openPart(<Watched />, { as: 'trial', boot: narrowed });
    await expect.poll(asked).toMatchObject({ login: 'visitors' });
    expect(asked()).not.toHaveProperty('rank');
  });
});

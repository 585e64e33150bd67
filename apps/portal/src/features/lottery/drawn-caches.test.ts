import { samples } from '@portal/protocol/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { placeInGame, placeInMenus, withResult } from './drawn-caches.ts';
import { lotteryKeys } from './lottery-keys.ts';

const issue = samples.readLotteryIssue;
const at = (issueNo: string, minute: string) => ({
  ...issue,
  issueNo,
  drawsAt: `2026-03-02T08:${minute}:00Z`,
});
const [first, second, third] = [at('1', '01'), at('2', '02'), at('3', '03')];

describe('a result that is told', () => {
  it.each([
    ['before the others', [first], second, ['2', '1']],
    ['as the first one', [], first, ['1']],
    ['between two, when it is late', [third, first], second, ['3', '2', '1']],
    ['where it stood, when it is corrected', [second, first], second, ['2', '1']],
    ['behind all', [third, second], first, ['3', '2', '1']],
  ])('stands %s', (_, results, drawn, expected) => {
    expect(withResult(results, drawn).map(({ issueNo }) => issueNo)).toEqual(expected);
  });

  it('changes no moment by which the time of the server is told, and makes no answer', () => {
    const queries = new QueryClient();
    const key = lotteryKeys.game('SSC1M', 'EN');
    queries.setQueryData(key, samples.readLotteryGame, { updatedAt: 5000 });
    placeInGame(queries, { ...issue, issueNo: 'new', drawsAt: '2026-03-02T09:00:00Z' }, 'EN');
    expect(queries.getQueryState(key)?.dataUpdatedAt).toBe(5000);
    expect(queries.getQueryData(key)).toMatchObject({ results: [{ issueNo: 'new' }, {}] });
    expect(queries.getQueryData(lotteryKeys.results('SSC1M'))).toBeUndefined();
  });

  it('stands in what is played most and was played last, as in the halls', () => {
    const queries = new QueryClient();
    const [popular, recent] = [lotteryKeys.popular('EN', 'ELOTT'), lotteryKeys.recent('EN')];
    queries.setQueryData(popular, samples.listPopularLottery);
    queries.setQueryData(recent, samples.readRecentVietnam);
    const drawn = { ...issue, issueNo: 'new', drawsAt: '2026-03-02T09:00:00Z' };
    placeInMenus(queries, { ...drawn, draw: { balls: [1, 2, 3, 4, 5] } }, 'EN');
    placeInMenus(queries, { ...drawn, gameCode: 'VNNORTH', draw: { db: '12345' } }, 'EN');
    expect(queries.getQueryData(popular)).toMatchObject({ list: [{ last: { issueNo: 'new' } }] });
    expect(queries.getQueryData(recent)).toMatchObject({
      gameMenus: [{ last: { issueNo: 'new', draw: { db: '12345' } } }],
    });
  });

  it('leaves the game where it was made void, and is no news of a menu', () => {
    const queries = new QueryClient();
    const [game, menus] = [lotteryKeys.game('SSC1M', 'EN'), lotteryKeys.menus('EN')];
    queries.setQueryData(game, samples.readLotteryGame);
    queries.setQueryData(menus, samples.readLotteryMenus);
    const drawn = { ...issue, state: 'void', draw: null } as const;
    placeInGame(queries, drawn, 'EN');
    placeInMenus(queries, drawn, 'EN');
    expect(queries.getQueryData(game)).toMatchObject({ results: [] });
    expect(queries.getQueryData(menus)).toEqual(samples.readLotteryMenus);
  });
});

import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const lobby = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoView: 'lobby',
  device: 'WEB',
  language: 'EN',
} as const;

async function launch(fields: object) {
  const browser = server.browser();
  await registerMember(browser);
  return browser.call(endpoints.launchLottery, { body: { ...lobby, ...fields } });
}

// portal.md 7, the launch of a lottery lobby, field by field.
describe('a launch of the lottery', () => {
  it.each([
    ['VN', '/vnLottery?language=EN'],
    ['SEA', '/seaLottery?language=EN'],
    ['CN', '/lottery?language=EN'],
  ])('opens the hall of lottoArea %s', async (lottoArea, path) => {
    expect((await launch({ lottoArea })).value).toMatchObject({ kind: 'page', path });
  });

  it('refuses an area and a launchMode that are none', async () => {
    expect((await launch({ lottoArea: 'XX' })).status).toBe(400);
    expect((await launch({ launchMode: 'SLOT' })).status).toBe(400);
  });

  it.each([
    ['VN', 'Lott', 'TCG_LOTTO_VN'],
    ['VN', 'TCG_LOTTO_VN', 'TCG_LOTTO_VN'],
    ['CN', 'zy', 'ZY'],
    ['CN', 'LOTT', 'LOTT'],
  ])('in %s reads lottoPrizeMode %s as %s', async (lottoArea, lottoPrizeMode, mode) => {
    const { value } = await launch({ lottoArea, lottoPrizeMode });
    expect(value['lottoPrizeMode']).toBe(mode);
    expect(value['path']).toContain(`prizeMode=${mode}`);
  });

  it('refuses a prize mode of another area', async () => {
    const got = await launch({ lottoPrizeMode: 'ZY' });
    expect([got.code, got.data]).toEqual(['lottery_launch_refused', { field: 'lottoPrizeMode' }]);
  });

  it('opens lottoGameCode in the lottoView betting, and shows all games in the lobby', async () => {
    const lottoGameCode = 'VNNORTH';
    const betting = await launch({ lottoView: 'betting', lottoGameCode });
    expect(betting.value).toMatchObject({
      path: '/vnLottery?gameCode=VNNORTH&language=EN',
      lottoView: 'betting',
      game: { gameCode: 'VNNORTH', displayName: 'Vietnam North' },
    });
    const all = await launch({ lottoGameCode });
    expect(all.value).toMatchObject({ path: '/vnLottery?language=EN', game: null });
  });

  it('refuses betting without a game, and on one that is elsewhere or nowhere', async () => {
    const without = await launch({ lottoView: 'betting' });
    expect(without.data).toEqual({ field: 'lottoView' });
    const elsewhere = await launch({ lottoView: 'betting', lottoGameCode: 'SSC1M' });
    expect(elsewhere.data).toEqual({ field: 'lottoGameCode' });
    const nowhere = await launch({ lottoView: 'betting', lottoGameCode: 'NONE' });
    expect(nowhere.code).toBe('lottery_game_not_found');
  });

  it('is the same page on every device, and refuses one that is none', async () => {
    expect((await launch({ device: 'APP' })).value).toMatchObject({
      device: 'APP',
      path: '/vnLottery?language=EN',
    });
    expect((await launch({ device: 'FAX' })).status).toBe(400);
  });

  it.each([
    ['/elott', '%2Felott'],
    ['https://evil.example/', '%2F'],
    ['//evil.example', '%2F'],
  ])('takes backUrl %s along as a path of ours (R78)', async (backUrl, text) => {
    expect((await launch({ backUrl })).value['path']).toBe(
      `/vnLottery?backUrl=${text}&language=EN`,
    );
  });

  it('names the game in its language, in that of the session where the site has none like it', async () => {
    const betting = { lottoView: 'betting', lottoGameCode: 'VNNORTH' };
    const arabic = await launch({ ...betting, language: 'AR' });
    expect(arabic.value).toMatchObject({ language: 'AR' });
    expect(arabic.value['game']).not.toMatchObject({ displayName: 'Vietnam North' });
    for (const language of ['VN', 'vn', 'vi']) {
      expect((await launch({ ...betting, language })).value).toMatchObject({ language: 'VN' });
    }
    expect((await launch({ ...betting, language: 'XX' })).value).toMatchObject({ language: 'EN' });
  });

  it('asks a visitor to log in', async () => {
    const got = await server.browser().call(endpoints.launchLottery, { body: lobby });
    expect(got.status).toBe(401);
  });
});

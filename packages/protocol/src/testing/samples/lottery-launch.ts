import type { Sample } from '../sample.ts';

export const launchLottery: Sample<'launchLottery'> = {
  kind: 'page',
  path: '/vnLottery?prizeMode=TCG_LOTTO_VN&backUrl=%2Felott&language=EN',
  lottoView: 'lobby',
  lottoPrizeMode: 'TCG_LOTTO_VN',
  game: null,
  device: 'WEB',
  language: 'EN',
};

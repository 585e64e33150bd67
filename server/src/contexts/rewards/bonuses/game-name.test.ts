import { expect, it } from 'vitest';
import type { Game } from '../../catalog/index.ts';
import { gameName } from './game-name.ts';

const game: Game = {
  nodeId: '107554',
  vendorCode: 'LAMP',
  vendorName: 'Lamplight',
  gameType: 'RNG',
  gameClassify: 'SL',
  gameCode: 'LAMP-0001',
  name: 'Voice of Sailors',
  displayNames: { th: 'เสียงกะลาสี' },
  designId: '',
  theme: '',
  stakeLevel: 0,
  hasTrial: false,
  groupCode: '',
  popularity: 0,
  releasedOn: '2026-01-01',
  opensList: false,
  isOpen: true,
};
const games = {
  byNodeId: new Map([['107554', game]]),
  byCode: new Map([['LAMP LAMP-0001', game]]),
};

it.each([
  ['games', '107554', ['en'], 'Voice of Sailors'],
  ['games', '107554', ['th', 'en'], 'เสียงกะลาสี'],
  ['vendor:LAMP', 'LAMP-0001', ['en'], 'Voice of Sailors'],
  ['vendor:OTHER', 'LAMP-0001', ['en'], 'LAMP-0001'],
  ['games', '999', ['en'], '999'],
] as const)('of %s %s read in %o is %s', (provider, gameCode, locales, name) => {
  expect(gameName(games, { provider, gameCode }, locales)).toBe(name);
});

import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

const game = { vendorCode: 'SIM', gameCode: 'a b', gameType: 'RNG', opensList: false } as const;

// portal.md 4, Game start, and portal.md 2, the navigation to a type's own list.
describe('placeOf', () => {
  it.each([
    ['TCG_LOTTO_VN', false, { kind: 'page', path: '/vnLottery?gameCode=a%20b' }],
    ['TCG_SEA', false, { kind: 'page', path: '/seaLottery?gameCode=a%20b' }],
    ['LOTT', false, { kind: 'page', path: '/lottery?gameCode=a%20b' }],
    ['ELOTT', true, { kind: 'page', path: '/lottery?gameCode=a%20b' }],
    ['SIM', true, { kind: 'list', vassalage: 'SIM' }],
    ['FB', true, { kind: 'list', vassalage: 'FB' }],
    ['FB', false, { kind: 'page', path: '/fbSports' }],
    ['SIM', false, undefined],
  ] as const)('of %s, a list %s', (vendorCode, opensList, place) => {
    expect(placeOf({ ...game, vendorCode, opensList }, [])).toEqual(place);
  });

  it('is the list of the type where the type has one', () => {
    const place = placeOf({ ...game, opensList: true }, ['RNG']);
    expect(place).toEqual({ kind: 'page', path: '/rng?vassalage=SIM' });
  });

  it('is the list at its own address for the one type that is written otherwise', () => {
    const book = { ...game, gameType: 'FBSPORTS', opensList: true } as const;
    const place = placeOf(book, ['FBSPORTS']);
    expect(place).toEqual({ kind: 'page', path: '/fbSports?vassalage=SIM' });
  });

  it('is none for a game that only has the name of every object', () => {
    expect(placeOf({ ...game, vendorCode: 'constructor' }, [])).toBeUndefined();
  });
});

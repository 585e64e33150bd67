import { betTypes, families } from '@portal/lottery';
import { describe, expect, it } from 'vitest';
import { playGroups } from './play-groups.ts';

describe('the tabs of plays', () => {
  it('hold each of the 468 bet types once', () => {
    const listed = families.flatMap((family) =>
      playGroups([family], () => true).flatMap((group) => group.betTypes.map(({ id }) => id)),
    );
    expect(listed.toSorted()).toEqual(betTypes.map(({ id }) => id).toSorted());
  });

  it('leave out what is not offered, and tabs that are empty', () => {
    const groups = playGroups(['pc'], ({ id }) => id === 'pc.num');
    expect(groups.map(({ name }) => name)).toEqual(['numbers']);
  });
});

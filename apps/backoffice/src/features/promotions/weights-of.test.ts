import { describe, expect, it } from 'vitest';
import { weightsOf } from './weights-of.ts';

const none = {
  LOTT: '',
  ELOTT: '',
  LIVE: '',
  RNG: '',
  FISH: '',
  SPORTS: '',
  ESPORTS: '',
  PVP: '',
  COCKFIGHT: '',
};

describe('weightsOf', () => {
  it('takes what is a whole number, and nothing of the rest', () => {
    const draft = { ...none, RNG: ' 100 ', LIVE: 'ten' };
    expect(weightsOf(draft)).toEqual([{ category: 'RNG', percent: 100 }]);
  });
});

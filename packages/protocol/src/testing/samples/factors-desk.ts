import type { Sample } from '../sample.ts';

export const readFactorPolicy: Sample<'readFactorPolicy'> = {
  staff: false,
  agents: false,
  revision: '0123456789abcdef',
  abilities: ['manage'],
};

export const changeFactorPolicy: Sample<'changeFactorPolicy'> = {
  ...readFactorPolicy,
  staff: true,
  revision: 'fedcba9876543210',
};

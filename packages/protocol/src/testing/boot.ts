import type { BootAnswer } from '../boot.ts';
import { samples } from './generated/samples.ts';

/** What a page of the portal arrives with, made of the samples of the calls that bring the same. */
const { whitelabelVal: _switches, register: _rules, ...info } = samples.readStatus.info;

export function sampleBoot(changes: Partial<BootAnswer> = {}): BootAnswer {
  return {
    language: 'EN',
    system: { ...samples.readStatus, info },
    whitelabel: samples.readWhitelabel,
    register: samples.readRegisterSettings,
    gameListCentres: ['RNG'],
    areGamesNarrowed: false,
    home: { hot: samples.listHotGames.list, slots: samples.listGames.content },
    ...changes,
  };
}

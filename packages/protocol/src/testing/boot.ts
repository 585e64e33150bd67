import type { BootAnswer } from '../boot.ts';
import { samples } from './generated/samples.ts';

/** What a page of the portal arrives with, made of the samples of the calls that bring the same. */
export function sampleBoot(changes: Partial<BootAnswer> = {}): BootAnswer {
  return {
    language: 'EN',
    system: samples.readStatus,
    whitelabel: samples.readWhitelabel,
    register: samples.readRegisterSettings,
    home: { hot: samples.listHotGames.list, slots: samples.listGames.content },
    ...changes,
  };
}

import type { Sound } from '../../shared/stage/sound/sound.ts';
import type { WinTier } from '../../shared/stage/wins/win-tier.ts';
import type { Step } from './show-round.ts';

/** What of a round is heard. */
export function soundStep(sound: Sound, step: Step): void {
  switch (step.kind) {
    case 'turn':
    case 'freeSpin': {
      sound.turn(true);
      return;
    }
    case 'feature': {
      sound.feature();
      return;
    }
    case 'won': {
      sound.turn(false);
      soundWin(sound, step.tier);
      return;
    }
    case 'freeSpinWon': {
      sound.turn(false);
      soundWin(sound, step.spinTier);
      return;
    }
    case 'celebration': {
      sound.win(step.tier);
      return;
    }
    case 'summary': {
      return;
    }
  }
}

/** Large wins are heard in the moment that is their own. */
function soundWin(sound: Sound, tier: WinTier): void {
  if (tier === 'small' || tier === 'good') {
    sound.win(tier);
  }
}

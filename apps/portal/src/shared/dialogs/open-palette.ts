import { useDialogs } from './dialogs.ts';

let typed = '';

/** Opens the palette; what is typed until its field stands is kept for it. */
export function openPalette(): void {
  useDialogs.getState().show('palette');
  document.addEventListener('keydown', keep, true);
  document.addEventListener('pointerdown', forget, true);
}

/** What was typed so far; from here on the field takes the keys itself. */
export function takeTyped(): string {
  document.removeEventListener('keydown', keep, true);
  document.removeEventListener('pointerdown', forget, true);
  const text = typed;
  typed = '';
  return text;
}

function keep(press: KeyboardEvent): void {
  const { open, hide } = useDialogs.getState();
  const { key } = press;
  if (open?.name !== 'palette' || key === 'Tab') {
    // Another layer is open, or the person goes on to a control: its keys are its own.
    forget();
  } else if (key === 'Escape') {
    hide();
    forget();
  } else if (key === ' ' && typed === '') {
    // No text begins with a blank, but a button that has the focus is pressed by it.
  } else if (key === 'Backspace') {
    typed = typed.slice(0, -1);
  } else if (key.length === 1 && !press.ctrlKey && !press.metaKey) {
    press.preventDefault();
    press.stopPropagation();
    typed += key;
  }
}

/** What was typed is for nobody any more. */
function forget(): void {
  takeTyped();
}

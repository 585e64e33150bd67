import { saveFile } from '../records/save-file.ts';
import { Button } from './button.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly labels: Readonly<Record<'title' | 'text' | 'done' | 'save', string>>;
  readonly onDone: () => void;
  /** Its id of docs/screens.md. */
  readonly ux: string;
}

/** They are shown once, so whoever reads or hears the page is taken to them. */
function takeThere(heading: HTMLElement | null): void {
  heading?.focus();
  heading?.scrollIntoView({ block: 'center' });
}

/** The codes that open an account without the phone; this is the only time that they are shown. */
export function RecoveryCodes({ codes, labels, onDone, ux }: RecoveryCodesProps) {
  return (
    <section className="grid gap-2 rounded-control border border-line p-3" data-ux={ux}>
      <h3 ref={takeThere} tabIndex={-1} className="m-0 text-16 font-semibold">
        {labels.title}
      </h3>
      <p className="m-0 text-14 text-text-2" role="status">
        {labels.text}
      </p>
      <ul
        dir="ltr"
        className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-1 p-0"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-16 whitespace-nowrap select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onDone}>
          {labels.done}
        </Button>
        <Button onClick={() => saveFile({ name: 'recovery-codes.txt', text: codes.join('\n') })}>
          {labels.save}
        </Button>
      </div>
    </section>
  );
}

import './spinner.css';

/** Turning mark of a busy control; the control itself carries `aria-busy`. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return (
    <svg aria-hidden="true" className="ui-spinner" width={size} height={size} viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}

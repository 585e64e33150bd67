import './badge.css';

/** A count on a control; above 99 it says `99+`. */
export function Badge({ count, label }: { readonly count: number; readonly label?: string }) {
  return (
    <span className="ui-badge" aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

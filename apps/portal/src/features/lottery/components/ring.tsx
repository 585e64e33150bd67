import styles from './hall.module.css';

const radius = 9;
const around = 2 * Math.PI * radius;

/** How much of an issue's time is left; the figure beside it says the same in words. */
export function Ring({ part }: { readonly part: number }) {
  const left = Math.min(1, Math.max(0, part));
  return (
    <svg viewBox="0 0 24 24" className={styles['ring']} data-late={left < 0.2} aria-hidden="true">
      <circle cx="12" cy="12" r={radius} />
      <circle cx="12" cy="12" r={radius} strokeDasharray={`${around * left} ${around}`} />
    </svg>
  );
}

import styles from './draw.module.css';

/** The dots of each face in a field of three by three. */
const dots: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function Dice({ face }: { readonly face: number | undefined }) {
  return (
    <span className={styles['dice']} data-hidden={face === undefined}>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        {(dots[face ?? 0] ?? []).map((at) => (
          <circle key={at} cx={7 + (at % 3) * 8} cy={7 + Math.floor(at / 3) * 8} r="2.6" />
        ))}
      </svg>
      <span className="sr-only">{face}</span>
    </span>
  );
}

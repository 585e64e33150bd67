/** A pay line as a small grid with its cells filled; grid and line never mirror. */
export function LinePicture(props: { readonly line: readonly number[]; readonly rows: number }) {
  const { line, rows } = props;
  return (
    <svg viewBox={`0 0 ${line.length * 10} ${rows * 10}`} className="w-full" aria-hidden="true">
      {line.map((lineRow, reel) =>
        Array.from({ length: rows }, (_, row) => (
          <rect
            key={`${reel}:${row}`}
            x={reel * 10 + 1}
            y={row * 10 + 1}
            width="8"
            height="8"
            rx="1.5"
            fill={row === lineRow ? 'var(--c-primary)' : 'var(--c-s3)'}
          />
        )),
      )}
    </svg>
  );
}

const width = 120;
const height = 32;

/** Figures of days as a line, which says its lowest, highest and last in words. */
export function TrendLine(props: { readonly label: string; readonly amounts: readonly string[] }) {
  const amounts = props.amounts.map(Number);
  const highest = Math.max(0, ...amounts);
  const lowest = Math.min(0, ...amounts);
  // Days with nothing lie on the floor: right under the words they look like a rule.
  const scale = height / (highest - lowest || 1);
  const nothing = highest === lowest ? height : highest * scale;
  const step = width / Math.max(1, amounts.length - 1);
  const points = amounts.map((amount, day) => `${day * step},${nothing - amount * scale}`);
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`0 -1 ${width} ${height + 2}`}
      preserveAspectRatio="none"
      className="mt-1 block h-8 w-full"
    >
      <line
        x1={0}
        x2={width}
        y1={nothing}
        y2={nothing}
        className="stroke-line-strong"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        strokeWidth={1.5}
        className="stroke-primary"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

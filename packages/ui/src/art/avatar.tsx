import './avatar.css';

/** Six drawings of the shore on a 32 grid: boat, shell, crab, fish, moon, gull. */
const drawings = [
  'M9 18h14l-3 4h-8zM16 17V8l6 7h-6',
  'M16 22c-6-2-7-9-4-12 2-2 6-2 8 0 3 3 2 10-4 12M16 22V9M13 20l-1-9M19 20l1-9',
  'M10 18a6 4 0 0 1 12 0 6 3 0 0 1-12 0M10 16c-4-1-4-6-1-8M22 16c4-1 4-6 1-8M11 21l-2 3M21 21l2 3',
  'M9 15c3-4 8-4 11 0l3-2v5l-3-2c-3 4-8 4-11-1M13 14h.01',
  'M20 18A7 7 0 1 1 14 9a5.5 5.5 0 0 0 6 9',
  'M8 15c3-3 6-2 8 1 2-3 5-4 8-1',
] as const;

const hues = 12;

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  }
  return value >>> 0;
}

/** Which of the drawings follows from a name. */
export function drawingOfName(account: string): number {
  return Math.floor(hash(account) / hues) % drawings.length;
}

/** The picture of an account: its hue from the name, its drawing too unless one was chosen. */
export function Avatar(props: {
  readonly account: string;
  readonly drawing?: number | undefined;
  /** An address of a picture in the place of the drawing. */
  readonly picture?: string | undefined;
  readonly size?: 32 | 40 | 64 | 96;
  /** A ring with the level number. */
  readonly level?: number;
}) {
  const { account, size = 32, level } = props;
  const hue = (hash(account) % hues) * (360 / hues);
  const drawing = drawings[props.drawing ?? drawingOfName(account)];
  return (
    <span className="ui-avatar" style={{ inlineSize: size, blockSize: size }}>
      {props.picture === undefined ? (
        <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
          <circle cx="16" cy="16" r="16" fill={`hsl(${hue} 45% 30%)`} />
          <path d="M2 24q3.5-2.5 7 0t7 0 7 0 7 0" stroke={`hsl(${hue} 60% 55%)`} />
          <path d={drawing} stroke={`hsl(${hue} 80% 88%)`} />
        </svg>
      ) : (
        <img src={props.picture} alt="" width={size} height={size} />
      )}
      {level !== undefined && <span className="ui-level">{level}</span>}
    </span>
  );
}

import type { Mission } from '../api/read-mission-summary.ts';
import { useMissionTexts } from '../use-mission-texts.ts';

const whole = 100;

/** How much of what is asked for was done, as a bar and in words. */
export function MissionProgress(props: { readonly mission: Mission; readonly currency: string }) {
  const { mission, currency } = props;
  const { progress } = useMissionTexts(currency);
  const share = Math.min(
    whole,
    Math.floor((Number(mission.done) / Number(mission.target)) * whole),
  );
  const text = progress(mission);
  return (
    <div className="grid gap-1">
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={whole}
        className="h-2 overflow-hidden rounded-pill bg-s3"
      >
        <span
          className="block h-full rounded-pill bg-primary"
          style={{ inlineSize: `${share}%` }}
        />
      </div>
      <p className="m-0 text-13 tabular-nums text-text-2">{text}</p>
    </div>
  );
}

import { classNames } from './class-names.ts';
import './skeleton.css';

/** A grey block in the final geometry; the region around it carries `aria-busy`. */
export function Skeleton(props: {
  readonly width?: string;
  readonly height?: string;
  readonly className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames('ui-skeleton', props.className)}
      style={{ inlineSize: props.width, blockSize: props.height }}
    />
  );
}

import type { StageRefs } from './use-stage.ts';
import styles from './stage.module.css';

/** The place on which a stage is built; it fills its box. */
export function StageCanvas({
  backdropRef,
  frontRef,
  label,
  isFeature = false,
}: StageRefs & {
  readonly label: string;
  /** Another light, for a feature. */
  readonly isFeature?: boolean;
}) {
  return (
    <>
      <canvas ref={backdropRef} className={styles['canvas']} aria-hidden="true" />
      <div className={styles['light']} data-feature={isFeature} />
      <canvas ref={frontRef} className={styles['canvas']} role="img" aria-label={label} />
    </>
  );
}

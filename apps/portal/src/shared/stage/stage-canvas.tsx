import type { StageCanvases } from './use-stage.ts';
import styles from './stage.module.css';

/** The place on which a stage is built; it fills its box. */
export function StageCanvas(props: {
  readonly canvases: StageCanvases;
  readonly label: string;
  /** Another light, for a feature. */
  readonly isFeature?: boolean;
}) {
  const { canvases, label, isFeature = false } = props;
  return (
    <>
      <canvas ref={canvases.backdrop} className={styles['canvas']} aria-hidden="true" />
      <div className={styles['light']} data-feature={isFeature} />
      <canvas ref={canvases.front} className={styles['canvas']} role="img" aria-label={label} />
    </>
  );
}

import { CheckIcon, CopyIcon } from '../icons/data/icons.ts';
import { useState } from 'react';
import { announce } from './live-region.tsx';
import './copy-id.css';

const lettersShown = 8;

/** The end of a long id, where ids differ; a press copies the whole. */
export function CopyId(props: {
  readonly id: string;
  /** Stands in the place of its end, where the whole stands beside it. */
  readonly shown?: string;
  readonly labels: { readonly copy: string; readonly copied: string };
}) {
  const { id, labels } = props;
  const [isCopied, setCopied] = useState(false);
  const end = id.length > lettersShown ? `…${id.slice(-lettersShown)}` : id;
  const { shown = end } = props;
  return (
    <button
      type="button"
      className="ui-copy-id"
      title={id}
      aria-label={shown === end ? `${labels.copy} ${end}` : shown}
      onBlur={() => setCopied(false)}
      onClick={() => {
        void navigator.clipboard.writeText(id).then(() => {
          setCopied(true);
          announce(labels.copied);
        });
      }}
    >
      <bdi dir={shown === end ? 'ltr' : undefined}>{shown}</bdi>
      {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
    </button>
  );
}

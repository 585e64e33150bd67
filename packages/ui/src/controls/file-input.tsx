import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';
import './input.css';
import './file-input.css';

/**
 * Where files are chosen, in the words of the page: those of the browser are in its own language.
 * The native control lies over what is drawn, so keys, a dropped file and readers find it.
 */
export function FileInput(
  props: Omit<ComponentProps<'input'>, 'type'> & {
    readonly choose: string;
    /** What was chosen, or that nothing was. */
    readonly chosen: string;
  },
) {
  const { choose, chosen, className, ...rest } = props;
  const field = useFieldProps();
  return (
    <span className={classNames('ui-input ui-file', className)}>
      <span aria-hidden="true" className="ui-file-choose">
        {choose}
      </span>
      <output className="ui-file-chosen">{chosen}</output>
      <input {...field} {...rest} type="file" />
    </span>
  );
}

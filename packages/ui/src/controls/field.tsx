import type { ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import { CheckIcon, WarningIcon } from '../icons/data/icons.ts';
import { classNames } from './class-names.ts';
import './field.css';

interface FieldLinks {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
}

const FieldContext = createContext<FieldLinks | undefined>(undefined);

/** The links of the field around a control: its id, description and state. */
function useField(): FieldLinks | undefined {
  return use(FieldContext);
}

/** What a control inside a field wears, unless it brings its own. */
export function useFieldProps() {
  const field = useField();
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid === true ? (true as const) : undefined,
    'aria-required': field?.isRequired === true ? (true as const) : undefined,
  };
}

/**
 * Label above, hint and error below in the same reserved line (design-brief.md 3.6). The control
 * inside finds its id and description by itself.
 */
export function Field(props: {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /** The word "optional", shown beside the label of a field that may stay empty. */
  readonly optionalWord?: string;
  /** A tick for a value that was checked and is right. */
  readonly isRight?: boolean;
  readonly className?: string;
}) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = props.error !== undefined || props.hint !== undefined;
  const links: FieldLinks = {
    id,
    describedBy: hasMessage ? messageId : undefined,
    isInvalid: props.error !== undefined,
    isRequired: props.isRequired === true,
  };
  return (
    <FieldContext value={links}>
      <div className={classNames('ui-field', props.className)}>
        <label className="ui-label" htmlFor={id}>
          {props.label}
          {props.isRequired === true && <span aria-hidden="true"> *</span>}
          {props.optionalWord !== undefined && <small>{props.optionalWord}</small>}
          {props.isRight === true && <CheckIcon size={16} className="ui-right" />}
        </label>
        {props.children}
        <FieldMessage id={messageId} error={props.error} hint={props.hint} />
      </div>
    </FieldContext>
  );
}

function FieldMessage(props: {
  readonly id: string;
  readonly error: string | undefined;
  readonly hint: ReactNode;
}) {
  return (
    <p id={props.id} className={classNames('ui-message', props.error !== undefined && 'ui-error')}>
      {props.error === undefined ? (
        props.hint
      ) : (
        <>
          <WarningIcon size={16} />
          {props.error}
        </>
      )}
    </p>
  );
}

/** An error that stands alone, such as the refusal of a whole form. */
export function ErrorText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="ui-message ui-error ui-error-block">
      <WarningIcon size={16} />
      <span>{children}</span>
    </p>
  );
}

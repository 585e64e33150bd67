import { Toast } from '@base-ui/react/toast';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useDirection } from '../hooks/use-direction.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/data/icons.ts';
import './toast-stack.css';
import type { ToasterProps, ToastMessage } from './toast.tsx';
import { receiveToasts } from './toast.tsx';

const lifetimeMs = 5000;
const mostStacked = 2;

/** The toasts on the page: a success goes by itself unless it is held, a failure stays. */
export function ToastStack({ label, closeLabel }: ToasterProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Toast.Provider timeout={lifetimeMs} limit={mostStacked}>
      <Toast.Viewport
        ref={place}
        popover="manual"
        data-ux="SYS-13"
        className="ui-toaster"
        aria-label={label}
        // The live regions of the page have said the text already.
        aria-live="off"
      >
        <Cards place={place} closeLabel={closeLabel} />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Cards(props: {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly closeLabel: string;
}) {
  const { toasts, add } = Toast.useToastManager<ToastMessage>();
  useEffect(
    () =>
      receiveToasts((message) => {
        const stays = message.kind === 'failed';
        add({ title: message.text, data: message, timeout: stays ? 0 : lifetimeMs });
      }),
    [add],
  );
  useTopLayer(props.place, toasts.length);
  return toasts.map((toast) => <Card key={toast.id} toast={toast} closeLabel={props.closeLabel} />);
}

/**
 * The stack is shown anew, so that it lies above an open dialog too: the last one in the top layer
 * is on top.
 */
function useTopLayer(place: RefObject<HTMLDivElement | null>, count: number): void {
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null || current.contains(document.activeElement)) {
      return;
    }
    current.hidePopover();
    if (count > 0) {
      current.showPopover();
    }
  }, [place, count]);
}

function Card(props: {
  readonly toast: Toast.Root.ToastObject<ToastMessage>;
  readonly closeLabel: string;
}) {
  const { toast, closeLabel } = props;
  const { close } = Toast.useToastManager();
  const outwards = useDirection() === 'rtl' ? 'right' : 'left';
  const isFailure = toast.data?.kind === 'failed';
  const action = toast.data?.action;
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['down', outwards]}
      role={isFailure ? 'alert' : 'status'}
      aria-live="off"
      aria-modal={undefined}
      className={`ui-toast ui-toast-${isFailure ? 'failed' : 'done'}`}
    >
      {isFailure ? <WarningIcon /> : <CheckIcon />}
      <Toast.Title render={<span className="ui-toast-text" />} />
      {action !== undefined && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            close(toast.id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <Toast.Close
        aria-hidden={false}
        render={<IconButton small label={closeLabel} icon={<CloseIcon size={16} />} />}
      />
    </Toast.Root>
  );
}

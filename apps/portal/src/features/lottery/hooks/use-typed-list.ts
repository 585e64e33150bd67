import { finishedUntil, openTypedList, type TextsForm } from '@portal/lottery';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** So much stands in the field; what goes beyond it is taken into the list. */
export const longestTyped = 3_000;

/**
 * A list that is typed, pasted or brought in by 'edit'. Its field holds no more than can be read
 * between two frames; everything else is read in steps, with a task of its own for each.
 */
export function useTypedList(props: {
  readonly form: TextsForm;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  const { form, value } = props;
  const [joined] = useState(() => value.join(form.writing.as === 'balls' ? ', ' : ' '));
  const isLong = joined.length > longestTyped;
  const [list] = useState(() => openTypedList(form));
  const [typed, setTyped] = useState(isLong ? '' : joined);
  const [version, setVersion] = useState(0);
  const first = isLong && version === 0 ? joined : undefined;
  const { readCount, queue } = useTakenTexts(list, {
    first,
    onTaken: () => setVersion((count) => count + 1),
  });
  // Each version of the list is another one, whatever is typed beside it.
  const read = useMemo(() => ({ version, ...list.with(typed) }), [list, typed, version]);
  const tell = useEffectEvent((texts: readonly string[]) => {
    if (readCount === undefined && first === undefined) {
      props.onChange(texts);
    }
  });
  useEffect(() => {
    tell(read.texts);
  }, [read]);

  return {
    typed,
    read,
    /** How many were read of what is being taken; undefined while nothing is. */
    readCount,
    type: (text: string): void => {
      if (text.length <= longestTyped) {
        setTyped(text);
        return;
      }
      const end = finishedUntil(text, form.writing);
      const rest = text.slice(end);
      const isRestShort = rest.length <= longestTyped;
      setTyped(isRestShort ? rest : '');
      queue(isRestShort ? text.slice(0, end) : text);
    },
    /** Whether some stand in the list and no more in the field. */
    hasTaken: !list.isEmpty(),
    remove: (text: string): void => {
      // What is still typed is taken first, for it may be the one.
      for (const _ of list.take(typed)) {
        // At most one step, by what the field holds.
      }
      setTyped('');
      list.remove(text);
      setVersion(version + 1);
    },
  };
}

/** Texts that are taken into the list, one after another, in the order in which they came. */
function useTakenTexts(
  list: ReturnType<typeof openTypedList>,
  { first, onTaken }: { readonly first: string | undefined; readonly onTaken: () => void },
) {
  const [readCount, setReadCount] = useState<number>();
  const running = useRef<Promise<void>>(Promise.resolve());
  const isShown = useRef(true);
  const take = async (text: string): Promise<void> => {
    let sum = 0;
    for (const count of list.take(text)) {
      sum += count;
      setReadCount(sum);
      await nextTask();
      if (!isShown.current) {
        return;
      }
    }
    setReadCount(undefined);
    onTaken();
  };
  const queue = (text: string): void => {
    running.current = running.current.then(() => take(text));
  };
  const begin = useEffectEvent(() => {
    if (first !== undefined) {
      queue(first);
    }
  });
  useEffect(() => {
    isShown.current = true;
    begin();
    return () => {
      isShown.current = false;
    };
  }, []);
  return { readCount, queue };
}

/** Between two tasks the browser answers keys and draws. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

import { Input, SearchIcon } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';

/** A pause in typing long enough to ask the server. */
const restMs = 300;
/** Shorter beginnings are those of half a team. */
const fewestLetters = 3;

/** Looks for accounts by their beginning; the address follows when the typing rests. */
export function AccountSearch(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onSearch: (search: string | undefined) => void;
}) {
  const { label, value, onSearch } = props;
  const [typed, setTyped] = useState(value ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [follows, setFollows] = useState(value);
  if (follows !== value) {
    setFollows(value);
    setTyped(value ?? '');
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Input
      type="search"
      value={typed}
      maxLength={60}
      dir="ltr"
      aria-label={label}
      placeholder={label}
      before={<SearchIcon size={18} />}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          const search = target.value.trim();
          if (search === '' || search.length >= fewestLetters) {
            onSearch(search === '' ? undefined : search);
          }
        }, restMs);
      }}
    />
  );
}

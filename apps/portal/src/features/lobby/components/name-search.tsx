import { useTranslations } from '@portal/i18n/react';
import { Input, SearchIcon } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';

/** A pause in typing long enough to ask the server. */
const restMs = 300;

interface NameSearchProps {
  readonly value: string | undefined;
  readonly title: string;
  readonly onSearch: (name: string | undefined) => void;
}

/** Search inside the centre; the address follows when the typing rests. */
export function NameSearch({ value, title, onSearch }: NameSearchProps) {
  const t = useTranslations('lobby.list');
  const [typed, setTyped] = useState(value ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [follows, setFollows] = useState(value);
  if (follows !== value) {
    setFollows(value);
    setTyped(value ?? '');
  }
  // Other filters may change while the typing rests: what is kept of them is what stands then.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return (
    <Input
      type="search"
      value={typed}
      maxLength={60}
      aria-label={t('find', { category: title })}
      placeholder={t('find', { category: title })}
      before={<SearchIcon size={18} />}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          const name = target.value.trim();
          search.current(name === '' ? undefined : name);
        }, restMs);
      }}
    />
  );
}

import { Input, SearchIcon } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/** A search that runs when typing pauses or Enter is pressed. */
export function SearchBox(props: {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(props.value);
  const [known, setKnown] = useState(props.value);
  const search = useEffectEvent(props.onSearch);

  if (known !== props.value) {
    // The value was changed by the address and not by typing: by Back, Forward or Clear.
    setKnown(props.value);
    setText(props.value);
  }

  useEffect(() => {
    if (text.trim() === known) {
      return undefined;
    }
    const timer = setTimeout(() => search(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, known]);

  return (
    <Input
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      value={text}
      maxLength={64}
      dir="auto"
      before={<SearchIcon size={18} />}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && props.onSearch(text.trim())}
    />
  );
}

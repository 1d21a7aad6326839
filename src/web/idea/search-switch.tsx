import { useEffect, useState } from 'react';
import { brand } from '../../brand.ts';
import { useMessages } from '../i18n/language.tsx';
import { readStored, writeStored } from '../local-storage.ts';
import { Option } from '../ui/option.tsx';
import { ideaMessages } from './messages.ts';

/** Local storage key that turns web searches off. Without the key they are on. */
const NO_SEARCH_KEY = `${brand.slug}_no_search`;

/** Whether the visitor's analyses may search the web, if the site can search. */
export function isSearchOn(): boolean {
  return readStored(NO_SEARCH_KEY) === null;
}

/** The switch that turns web searches off. Says which service receives what. */
export function SearchSwitch({ service }: { service: string }) {
  const texts = useMessages(ideaMessages);
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(isSearchOn()), []);
  return (
    <Option
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={({ target }) => {
        writeStored(NO_SEARCH_KEY, target.checked ? undefined : '1');
        setOn(target.checked);
      }}
      label={texts.search(service)}
    />
  );
}

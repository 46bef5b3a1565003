import { useEffect, useEffectEvent, useState } from 'react';

/** Quiet time after the last key before the server is asked, in ms. */
const quietFor = 250;

/**
 * What stands in the search box, which may be ahead of what is searched. Follows the address when that changes by itself:
 * Back, Reset.
 */
export function useSearchText(searched: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  if (followed !== searched) {
    setFollowed(searched);
    if (text.trim() !== searched) setText(searched);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === followed) return undefined;
    const timer = setTimeout(() => search(text.trim()), quietFor);
    return () => clearTimeout(timer);
  }, [text, followed]);
  return { text, type: setText };
}

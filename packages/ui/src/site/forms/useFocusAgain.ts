import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a form that comes back after it was sent: the button that asked for it is gone, and the focus goes into the form.
 *
 * @param shown the form is on the page
 * @returns runs what brings the form back
 */
export function useFocusAgain(shown: boolean, focusFirst: () => void): (bringBack: () => void) => void {
  const asked = useRef(false);
  const focus = useEffectEvent(focusFirst);
  useEffect(() => {
    if (shown && asked.current) focus();
    asked.current = false;
  }, [shown]);
  return (bringBack) => {
    asked.current = true;
    bringBack();
  };
}

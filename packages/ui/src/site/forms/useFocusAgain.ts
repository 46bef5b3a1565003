import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a form that is shown again after it was sent: the button that was pressed is gone, so the form takes the focus.
 *
 * @param shown whether the form is on the page
 * @returns a wrapper for the function that shows the form again
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

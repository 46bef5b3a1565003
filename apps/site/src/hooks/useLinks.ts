import { useEffect } from 'react';
import { linkTarget } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Links to the contact form open it over the page, also those in parts that stayed plain HTML. The browser does the rest. */
export function useLinks(): void {
  const { addressBar, showFromTop } = useServices();

  useEffect(
    () =>
      addressBar.onLink((link) => {
        const target = linkTarget(link, addressBar.read());
        if (target.by === 'browser') return false;
        if (target.by === 'app') addressBar.push(target.to);
        else showFromTop();
        return true;
      }),
    [addressBar, showFromTop],
  );
}

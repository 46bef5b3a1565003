import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTarget } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Links to the contact form open it over the page, also those in parts that stayed plain HTML. The browser does the rest. */
export function useLinks(): void {
  const { addressBar, showFromTop } = useServices();
  const navigate = useNavigate();

  useEffect(
    () =>
      addressBar.onLink((link) => {
        const target = linkTarget(link, addressBar.read());
        if (target.by === 'browser') return false;
        if (target.by === 'app') void navigate(target.to);
        else showFromTop();
        return true;
      }),
    [addressBar, navigate, showFromTop],
  );
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { allPaths, languageOf, withoutSlash } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';

/** Records the page each time it is shown, and fetches what its forms are sent with before they are. */
export function usePageShown(): void {
  const [pathname] = useState(withoutSlash(useLocation().pathname));
  const services = useServices();
  const recorded = useRef(false);

  useEffect(() => {
    if (!allPaths.includes(pathname)) return undefined;
    const record = () => {
      services.whenIdle(() => {
        services.countPage(pathname, languageOf(pathname));
        services.keepPageView(pathname, languageOf(pathname));
      });
    };
    if (!recorded.current) {
      recorded.current = true;
      record();
      services.whenIdle(() => {
        services.visit().catch(() => undefined); // a failure matters when a form is sent
      });
    }
    return services.onShownAgain(record);
  }, [pathname, services]);
}

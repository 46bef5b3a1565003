import { useEffect, useRef, useState } from 'react';
import { allPaths, languageOf, withoutSlash } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';
import { usePathname } from './useAddress.ts';

/** Records each time the page is shown, and prefetches the code that sends its forms. */
export function usePageShown(): void {
  const [pathname] = useState(withoutSlash(usePathname()));
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

import { createContext, type RefObject, use } from 'react';

/** Where menus and popovers of this part of the page are put: inside an open dialog, because all else is inert then. */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

export const usePortalContainer = () => use(PortalContainer);

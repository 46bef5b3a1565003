import { createContext, type RefObject, use } from 'react';

/** Container of menus and popovers: inside an open dialog, because everything else is inert then. */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

export const usePortalContainer = () => use(PortalContainer);

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

export type AnchorProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);

export interface LinkProviderProps {
  /** Renders a link inside the app without a page load: the app's router link. */
  link: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Makes every link of this package use the app's router; without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

export const useRouterLink = () => use(LinkContext);

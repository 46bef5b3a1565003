import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsContainer } from '@storybook/addon-docs/blocks';

// Loaded only for docs pages, because stories under test do not need it.
const Frame = lazy(async () => ({ default: (await import('../packages/ui/src/docs/frame/DocsFrame.tsx')).DocsFrame }));
const Page = lazy(async () => ({
  default: (await import('../packages/ui/src/docs/page/ComponentPage.tsx')).ComponentPage,
}));

/** Every docs page uses the product's type and colours and follows the toolbars. */
export const docs = {
  container: (props: ComponentProps<typeof DocsContainer>) => (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ),
  page: () => <Page />,
  codePanel: false,
};

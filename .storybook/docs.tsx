import { type ComponentProps, lazy, Suspense } from 'react';
import type { DocsContainer } from '@storybook/addon-docs/blocks';

// Loaded only where there are docs: the stories under test need none of it.
const Frame = lazy(async () => ({ default: (await import('../packages/ui/src/docs/frame/DocsFrame.tsx')).DocsFrame }));
const Page = lazy(async () => ({
  default: (await import('../packages/ui/src/docs/page/ComponentPage.tsx')).ComponentPage,
}));

/** Every docs page stands in the product's own type and colours and follows the toolbars. */
export const docs = {
  container: (props: ComponentProps<typeof DocsContainer>) => (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ),
  page: () => <Page />,
  codePanel: false,
};

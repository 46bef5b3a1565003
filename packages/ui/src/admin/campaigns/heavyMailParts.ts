import { type ComponentType, lazy } from 'react';
import type { MailContentFieldProps } from './MailContentField.tsx';
import type { MailPreviewProps } from './MailPreview.tsx';
import { PlainMailContent } from './PlainMailContent.tsx';

// The editor and the preview are large modules: they are loaded when a mail is edited or viewed.

export const LazyMailContent = lazy<ComponentType<MailContentFieldProps>>(() =>
  import('./MailContentField.tsx').then(
    ({ MailContentField }) => ({ default: MailContentField }),
    () => ({ default: PlainMailContent }),
  ),
);

/** If the preview's code cannot be loaded, the mail can still be written and sent. */
const NoPreview = () => null;

export const LazyMailPreview = lazy<ComponentType<MailPreviewProps>>(() =>
  import('./MailPreview.tsx').then(
    ({ MailPreview }) => ({ default: MailPreview }),
    () => ({ default: NoPreview }),
  ),
);

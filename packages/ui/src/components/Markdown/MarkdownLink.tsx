import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { leadsOut } from './safeAddress.ts';

/** A link that has passed `safeAddress`; without an address only its words remain. */
export function MarkdownLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const { t } = useTranslation('common');
  if (href === undefined) return <>{children}</>;
  if (!leadsOut(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <Icon of={ExternalLink} size={12} />
      <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>
    </a>
  );
}

import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface NewWindowProps {
  target: string | undefined;
}

/** Read after a link that opens a new window, where "back" does not work. */
export function NewWindowWords({ target }: NewWindowProps) {
  const { t } = useTranslation('common');
  return target === '_blank' ? <VisuallyHidden> ({t('newWindow')})</VisuallyHidden> : null;
}

/** The visual sign for the same. */
export function NewWindowMark({ target }: NewWindowProps) {
  return target === '_blank' ? <Icon of={ExternalLink} size={14} /> : null;
}

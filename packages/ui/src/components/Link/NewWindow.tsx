import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface NewWindowProps {
  target: string | undefined;
}

/** Read aloud behind a link that leaves this window: without it "back" is gone and nobody said so. */
export function NewWindowWords({ target }: NewWindowProps) {
  const { t } = useTranslation('common');
  return target === '_blank' ? <VisuallyHidden> ({t('newWindow')})</VisuallyHidden> : null;
}

/** The same to the eye. */
export function NewWindowMark({ target }: NewWindowProps) {
  return target === '_blank' ? <Icon of={ExternalLink} size={14} /> : null;
}

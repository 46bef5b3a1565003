import { DocsContext } from '@storybook/addon-docs/blocks';
import { Check, Link as LinkIcon } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useGlobals } from '../frame/useGlobals.ts';
import { LinkLine } from './ComponentPage.styles.ts';
import { stateLink } from './stateLink.ts';

/** Opens one state by itself, or copies its address, with what the toolbars are set to. */
export function StateLink({ storyId, name }: { storyId: string; name: string }) {
  const { channel } = useContext(DocsContext);
  const address = stateLink(window.location.href, storyId, useGlobals(channel));
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <LinkLine className="sb-unstyled" data-density="console">
      <a href={address} target="_top">
        Open<VisuallyHidden> {name} by itself</VisuallyHidden>
      </a>
      <Button
        variant="quiet"
        size="small"
        icon={copied ? Check : LinkIcon}
        onClick={() => {
          void navigator.clipboard.writeText(address).then(() => setCopied(true));
        }}
      >
        {copied ? 'Copied' : 'Copy link'}
        <VisuallyHidden> to {name}</VisuallyHidden>
      </Button>
    </LinkLine>
  );
}

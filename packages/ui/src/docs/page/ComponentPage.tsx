import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Subheading,
  Subtitle,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Check, Link as LinkIcon } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text, type Tone } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useGlobals } from '../frame/useGlobals.ts';
import { useStoryIndex } from '../useStoryIndex.ts';
import { LinkLine } from './ComponentPage.styles.ts';
import { stateLink } from './stateLink.ts';

/** A status is a tag of the stories: the sidebar filters by it. */
const statuses: Readonly<Record<string, { tone?: Tone; means: string }>> = {
  stable: { tone: 'success', means: 'In use. A change that breaks something is announced and carried through.' },
  new: { means: 'Complete and tested, not yet used on a screen. Use it; tell us what is missing.' },
  experimental: { tone: 'warning', means: 'Its names may change from one week to the next.' },
  deprecated: { tone: 'danger', means: 'Do not use it in anything new. Its page says what replaces it.' },
};

/** What a reader may expect of a component, from the tags of its stories. */
function StatusBadge({ tags }: { tags: readonly string[] }) {
  return Object.entries(statuses)
    .filter(([name]) => tags.includes(name))
    .map(([name, { tone, means }]) => (
      <Row key={name} gap={3} align="baseline" wrap={false} below={5} className="sb-unstyled">
        <Badge look="pill" tone={tone}>
          {name}
        </Badge>
        <Text as="span" size="small" tone="quiet" wide>
          {means}
        </Text>
      </Row>
    ));
}

/** Opens one state by itself, or copies its address, with what the toolbars are set to. */
function StateLink({ storyId, name }: { storyId: string; name: string }) {
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

/** Every state of the component this page is attached to, each with a link of its own. */
function States() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  return (
    <>
      <Heading>States</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <Anchor key={id} storyId={id}>
          <Row gap={[0, 4]} align="end" justify="between">
            <Subheading>{name}</Subheading>
            <StateLink storyId={id} name={name} />
          </Row>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} story={{ __forceInitialArgs: true }} />
        </Anchor>
      ))}
    </>
  );
}

/** The page every component has: what it is, one to try, its props, and all its states with a link each. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = useStoryIndex()?.find(
    ({ type, title, tags = [] }) => type === 'docs' && title === preparedMeta.title && tags.includes('attached-mdx'),
  );
  return (
    <>
      <h1>{preparedMeta.title.split('/').at(-1)}</h1>
      <Subtitle />
      <StatusBadge tags={preparedMeta.tags} />
      <Description of="meta" />
      {usage && (
        <p>
          <a href={`./?path=/docs/${usage.id}`} target="_top">
            When to use it, when not, and its wording
          </a>
        </p>
      )}
      <Primary />
      <Controls />
      <States />
    </>
  );
}

import { Controls, Description, Primary, Subtitle, useOf } from '@storybook/addon-docs/blocks';
import { useStoryIndex } from '../useStoryIndex.ts';
import { States } from './States.tsx';
import { StatusBadge } from './StatusBadge.tsx';

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

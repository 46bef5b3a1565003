import { Anchor, Canvas, Description, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StateHead } from './ComponentPage.styles.ts';
import { StateLink } from './StateLink.tsx';

/** Every state of the component this page is attached to, each with a link of its own. */
export function States() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  return (
    <>
      <Heading>States</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <Anchor key={id} storyId={id}>
          <StateHead>
            <Subheading>{name}</Subheading>
            <StateLink storyId={id} name={name} />
          </StateHead>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} story={{ __forceInitialArgs: true }} />
        </Anchor>
      ))}
    </>
  );
}

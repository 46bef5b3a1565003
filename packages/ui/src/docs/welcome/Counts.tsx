import { type IndexEntry, useStoryIndex } from '../useStoryIndex.ts';
import { CountList } from './Welcome.styles.ts';

function countsOf(entries: readonly IndexEntry[]) {
  const stories = entries.filter(({ type }) => type === 'story');
  const titles = (section: RegExp) => new Set(stories.map(({ title }) => title).filter((title) => section.test(title)));
  return [
    { figure: titles(/^(Components|Charts|Forms)\//).size, what: 'components, charts and forms' },
    { figure: titles(/^(Site|Admin)\//).size, what: 'views of the site and the console' },
    { figure: stories.length, what: 'states, each with an address' },
    { figure: stories.filter(({ tags = [] }) => tags.includes('play-fn')).length, what: 'of them operated by a test' },
  ];
}

const unknown = countsOf([]);

/** How much there is, counted from this Storybook's own index. */
export function Counts() {
  const entries = useStoryIndex();
  return (
    <CountList>
      {(entries ? countsOf(entries) : unknown).map(({ figure, what }) => (
        <li key={what}>
          <b>{entries ? figure : '…'}</b>
          <span>{what}</span>
        </li>
      ))}
    </CountList>
  );
}

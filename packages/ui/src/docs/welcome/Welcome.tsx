import { EuropeChart } from '../../art/EuropeChart/EuropeChart.tsx';
import { Waypoint } from '../../components/Section/Waypoint.tsx';
import { routeNames } from '../foundations/art/drawings.tsx';
import { type IndexEntry, useStoryIndex } from '../useStoryIndex.ts';
import { CountList, Hero, HeroText, Leg, Legs, Map, Page, Tasks } from './Welcome.styles.ts';
import { readers } from './readers.data.ts';

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
function Counts() {
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

/** The first thing a reader of this Storybook sees: what it is, and where to start. */
export function Welcome() {
  return (
    <Page className="sb-unstyled">
      <Hero>
        <HeroText>
          <Waypoint name="Hoek van Holland" coordinates="51°59′N 4°07′E" />
          <h1>Every part, in every state it can be in</h1>
          <p>
            The design system of FNC: a public site that is read and a console that is worked in. What you see here is
            the product’s own code, and each picture of it is compared with the last one, by the pixel.
          </p>
        </HeroText>
        <Map aria-hidden="true">
          <EuropeChart names={routeNames} />
        </Map>
      </Hero>
      <Counts />
      <Legs>
        {readers.map(({ reader, place, position, start, tasks }) => (
          <Leg key={reader}>
            <Waypoint name={place} coordinates={position} />
            <h2>{reader}</h2>
            <p>{start}</p>
            <Tasks>
              {tasks.map(({ to, label, why }) => (
                <li key={label}>
                  {to === undefined ? (
                    <code>{label}</code>
                  ) : (
                    <a href={`./?path=${to}`} target="_top">
                      {label}
                    </a>
                  )}
                  <span>{why}</span>
                </li>
              ))}
            </Tasks>
          </Leg>
        ))}
      </Legs>
    </Page>
  );
}

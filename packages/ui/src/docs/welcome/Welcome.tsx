import { EuropeChart } from '../../art/EuropeChart/EuropeChart.tsx';
import { Waypoint } from '../../components/Section/Waypoint.tsx';
import { routeNames } from '../foundations/art/drawings.tsx';
import { Counts } from './Counts.tsx';
import { readers } from './readers.data.ts';
import { Hero, HeroText, Leg, Legs, Map, Page, Tasks } from './Welcome.styles.ts';

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

import type { Brand } from '@fnc/domain';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { formatDay } from '../../locales/dates.ts';
import { privacySections, privacyVersion, type PrivacyStatement } from './privacy.ts';
import { PrivacyBlocks } from './PrivacyBlocks.tsx';
import { Body, Brief, Contents, Head, Rose, Section, Sections, Stamp } from './PrivacyPage.styles.ts';

export interface PrivacyPageProps {
  statement: PrivacyStatement;
  /** Who is responsible, as art. 13 GDPR and art. 3:15d BW want it named. */
  brand: Brand;
  unsubscribeHref: string;
}

const contentsId = 'contents';
const briefId = 'brief';

/** The privacy statement with the imprint: in brief first, then each subject under an anchor of its own. */
export function PrivacyPage({ statement, brand, unsubscribeHref }: PrivacyPageProps) {
  const { language, title, lead, version, brief, briefTitle, contentsTitle, sections } = statement;
  return (
    <>
      <Head>
        <Rose>
          <CompassRose />
        </Rose>
        <h1>{title}</h1>
        <p>{lead}</p>
        <Stamp>
          {version} {privacyVersion.number},{' '}
          <time dateTime={privacyVersion.date}>{formatDay(privacyVersion.date, language)}</time>
        </Stamp>
      </Head>
      <Brief aria-labelledby={briefId}>
        <h2 id={briefId}>{briefTitle}</h2>
        <dl>
          {brief.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Brief>
      <Body>
        <Contents aria-labelledby={contentsId}>
          <h2 id={contentsId}>{contentsTitle}</h2>
          <ol>
            {privacySections.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{sections[id].title}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Sections>
          {privacySections.map((id) => (
            <Section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{sections[id].title}</h2>
              <PrivacyBlocks
                blocks={sections[id].blocks}
                statement={statement}
                brand={brand}
                unsubscribeHref={unsubscribeHref}
              />
            </Section>
          ))}
        </Sections>
      </Body>
    </>
  );
}

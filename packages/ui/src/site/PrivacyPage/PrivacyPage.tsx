import type { Brand, Language } from '@fnc/domain';
import type { ReactElement, ReactNode } from 'react';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { formatDay } from '../../locales/dates.ts';
import { Marked } from '../Marked/Marked.tsx';
import { Contents, Rose, TitleHead } from '../reading/reading.styles.ts';
import { Body, Brief, Facts, Note, Paragraph, Section, Sections, Stamp, Table } from './PrivacyPage.styles.ts';
import {
  type PrivacyBlock,
  type PrivacySectionId,
  privacySections,
  type PrivacyStatement,
  type PrivacyTableText,
  privacyVersion,
} from './privacy.ts';

/** A table of text. On phones each row becomes a block, with the column's name above each cell. */
function PrivacyTable({ caption, columns, rows }: PrivacyTableText) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const authority: Readonly<Record<Language, string>> = {
  nl: 'https://www.autoriteitpersoonsgegevens.nl/',
  en: 'https://www.autoriteitpersoonsgegevens.nl/en',
};

const toSection = (id: PrivacySectionId) => <Link href={`#${id}`} />;

type Fact = readonly [name: string, value: ReactNode];

const showFacts = (key: string, facts: readonly Fact[]) => (
  <Facts key={key}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>
          <Marked text={name} marks={{ code: <code /> }} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);

interface PrivacyBlocksProps {
  blocks: readonly PrivacyBlock[];
  statement: PrivacyStatement;
  brand: Brand;
  unsubscribeHref: string;
}

/** The content of one section. */
export function PrivacyBlocks({ blocks, statement, brand, unsubscribeHref }: PrivacyBlocksProps) {
  const { language, identity } = statement;
  const mail = <Link href={`mailto:${brand.sender.email}`}>{brand.sender.email}</Link>;
  const phone = <Link href={brand.phoneHref}>{brand.phone}</Link>;
  const marks = {
    mail,
    phone,
    authority: <Link href={authority[language]} />,
    imprint: toSection('imprint'),
    rights: toSection('rights'),
    unsubscribe: <Link href={unsubscribeHref} />,
  };
  const own: readonly Fact[] = [
    [identity.name, `${brand.name} – ${brand.tagline[language]}`],
    [identity.founder, brand.founder],
    [identity.address, brand.address[language].join(', ')],
    [identity.email, mail],
    [identity.phone, phone],
    [identity.kvk, brand.registration.kvk],
    [identity.vat, brand.registration.vat],
  ];
  const show = (block: PrivacyBlock): ReactElement => {
    switch (block.kind) {
      case 'text':
        return (
          <Paragraph key={block.text}>
            <Marked text={block.text} marks={marks} />
          </Paragraph>
        );
      case 'note':
        return <Note key={block.text}>{block.text}</Note>;
      case 'table':
        return <PrivacyTable key={block.caption} {...block} />;
      case 'facts':
        return showFacts(
          block.kind,
          block.facts.map(({ name, text }) => [name, text]),
        );
      case 'identity':
        break;
    }
    return showFacts(block.kind, own);
  };
  return blocks.map(show);
}

export interface PrivacyPageProps {
  statement: PrivacyStatement;
  /** The controller's details, which art. 13 GDPR and art. 3:15d BW require. */
  brand: Brand;
  unsubscribeHref: string;
}

const contentsId = 'contents';
const briefId = 'brief';

/** The privacy statement with the imprint: a summary first, then each subject under its own anchor. */
export function PrivacyPage({ statement, brand, unsubscribeHref }: PrivacyPageProps) {
  const { language, title, lead, version, brief, briefTitle, contentsTitle, sections } = statement;
  return (
    <>
      <TitleHead>
        <Rose>
          <CompassRose />
        </Rose>
        <h1>{title}</h1>
        <p>{lead}</p>
        <Stamp>
          {version} {privacyVersion.number},{' '}
          <time dateTime={privacyVersion.date}>{formatDay(privacyVersion.date, language)}</time>
        </Stamp>
      </TitleHead>
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

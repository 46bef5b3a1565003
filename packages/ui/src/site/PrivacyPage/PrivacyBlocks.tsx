import type { Brand } from '@fnc/domain';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Marked } from '../Marked/Marked.tsx';
import type { PrivacyBlock, PrivacySectionId, PrivacyStatement } from './privacy.ts';
import { Facts, Note, Paragraph } from './PrivacyBlocks.styles.ts';
import { PrivacyTable } from './PrivacyTable.tsx';

const authority = {
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

export interface PrivacyBlocksProps {
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

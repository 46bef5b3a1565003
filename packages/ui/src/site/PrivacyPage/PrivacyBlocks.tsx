import type { Brand } from '@fnc/domain';
import type { ReactNode } from 'react';
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

export interface PrivacyBlocksProps {
  blocks: readonly PrivacyBlock[];
  statement: PrivacyStatement;
  brand: Brand;
}

/** The content of one section. */
export function PrivacyBlocks({ blocks, statement, brand }: PrivacyBlocksProps) {
  const { language, identity } = statement;
  const mail = <Link href={`mailto:${brand.sender.email}`}>{brand.sender.email}</Link>;
  const phone = <Link href={brand.phoneHref}>{brand.phone}</Link>;
  const marks = {
    mail,
    phone,
    authority: <Link href={authority[language]} />,
    imprint: toSection('imprint'),
    rights: toSection('rights'),
    code: <code />,
  };
  const own: readonly (readonly [name: string, value: ReactNode])[] = [
    [identity.name, `${brand.name} – ${brand.tagline[language]}`],
    [identity.founder, brand.founder],
    [identity.address, brand.address[language].join(', ')],
    [identity.email, mail],
    [identity.phone, phone],
    [identity.kvk, brand.registration.kvk],
    [identity.vat, brand.registration.vat],
  ];

  const show = (block: PrivacyBlock): ReactNode => {
    switch (block.kind) {
      case 'text':
        return (
          <Paragraph key={block.text}>
            <Marked text={block.text} marks={marks} />
          </Paragraph>
        );
      case 'note':
        return <Note key={block.text}>{block.text}</Note>;
      case 'facts':
        return (
          <Facts key="facts">
            {block.facts.map(({ name, text }) => (
              <div key={name}>
                <dt>
                  <Marked text={name} marks={marks} />
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Facts>
        );
      case 'table':
        return <PrivacyTable key={block.caption} {...block} />;
      case 'identity':
        return (
          <Facts key="identity">
            {own.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        );
    }
  };
  return blocks.map(show);
}

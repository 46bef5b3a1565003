import { brand } from '../brand/brand.data.ts';
import type { MailBlock, MailDocument } from './mailDocument.ts';

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'links':
      return block.items
        .map(({ label, href, text }, index) => `${index + 1}. ${label}: ${text}\n   ${href}`)
        .join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    default:
      return block satisfies never;
  }
}

/** The mail for who reads without HTML; says the same. `-- ` begins the part that replies leave out. */
export function renderMailText({ language, blocks, reason, links }: MailDocument): string {
  const footer = [
    '-- ',
    `${brand.name} – ${brand.tagline[language]}`,
    brand.address[language].join(', '),
    reason,
    ...links.map(({ label, href }) => `${label}: ${href}`),
  ];
  return `${[...blocks.map(blockText), footer.join('\n')].join('\n\n')}\n`;
}

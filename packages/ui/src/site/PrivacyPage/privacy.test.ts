import { brand, restoreDays, retentionTerms } from '@fnc/domain';
import { describe, expect, test } from 'vitest';
import { loadPrivacyStatement } from './loadPrivacyStatement.ts';
import { privacySections, type PrivacyBlock, type PrivacyStatement } from './privacy.ts';
import { privacyEn } from './privacy.en.data.ts';
import { privacyNl } from './privacy.nl.data.ts';

/** The text about the transfer without and with a confirmed basis. */
const asked = /waarop die doorgifte berust|what that transfer relies on,/;
const claimed = /doorgifte berust op|transfer relies on /;

const marksIn = (value: unknown) => [...JSON.stringify(value).matchAll(/<(\w+)>/g)].map(([, name]) => name);

const shapeOf = (block: PrivacyBlock) => {
  if (block.kind === 'table') return [block.kind, block.columns.length, block.rows.length];
  return block.kind === 'facts' ? [block.kind, block.facts.length] : [block.kind];
};

/** What must be equal in both languages. */
const outline = ({ brief, sections }: PrivacyStatement) => ({
  brief: brief.length,
  sections: privacySections.map((id) => [id, ...sections[id].blocks.map(shapeOf)]),
  figures: JSON.stringify(sections).match(/\d+/g),
  marks: privacySections.map((id) => marksIn(sections[id])),
});

test('both languages say the same: subjects, lists, tables, figures and links', () => {
  expect(outline(privacyEn)).toEqual(outline(privacyNl));
});

test('a statement is fetched once, in the language asked for', async () => {
  expect(loadPrivacyStatement('en')).toBe(loadPrivacyStatement('en'));
  expect(await loadPrivacyStatement('en')).toBe(privacyEn);
  expect(await loadPrivacyStatement('nl')).toBe(privacyNl);
});

describe.each([privacyNl, privacyEn])('the statement in $language', (statement) => {
  const { retention } = statement.sections;

  test('every cell of a table has a column', () => {
    const tables = Object.values(statement.sections).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])),
    );
    expect(tables).toHaveLength(2);
    for (const { columns, rows } of tables) {
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
    }
  });

  test('says how long a deleted request can be restored', () => {
    expect(JSON.stringify(retention)).toContain(`${restoreDays} da`);
  });

  test('names every term that the clean-up keeps', () => {
    const said = JSON.stringify(retention).match(/\d+/g)?.map(Number) ?? [];
    const { consentProofMonths, refusalMonths, ...others } = retentionTerms;
    for (const term of [consentProofMonths / 12, refusalMonths / 12, ...Object.values(others)]) {
      expect(said).toContain(term);
    }
  });

  test('names the AI service as a recipient: who, where, and on what basis once that is confirmed', () => {
    const recipients = JSON.stringify(statement.sections.recipients);
    const { name, country, basis } = brand.aiService;
    for (const words of [name, country[statement.language]]) expect(recipients).toContain(words);
    const [ground, unsaid] = basis === undefined ? [asked, claimed] : [basis[statement.language], asked];
    expect(recipients).toMatch(ground);
    expect(recipients).not.toMatch(unsaid);
    expect(recipients).not.toMatch(/geen gegevens door aan landen|transfer no data/);
  });

  test('promises nothing the house does not promise', () => {
    expect(JSON.stringify(statement)).not.toMatch(/garant|guarant|belastingvrij|tax-free|100 ?%/i);
  });
});

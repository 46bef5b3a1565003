import { restoreDays } from '@fnc/domain';
import { leadKeys, trackingCap, trackingKeys } from '@fnc/domain/storage';
import { describe, expect, test } from 'vitest';
import { loadPrivacyStatement } from './loadPrivacyStatement.ts';
import { privacySections, type PrivacyBlock, type PrivacyStatement } from './privacy.ts';
import { privacyEn } from './privacy.en.data.ts';
import { privacyNl } from './privacy.nl.data.ts';

const marksIn = (value: unknown) => [...JSON.stringify(value).matchAll(/<(\w+)>/g)].map(([, name]) => name);

const shapeOf = (block: PrivacyBlock) => {
  if (block.kind === 'table') return [block.kind, block.columns.length, block.rows.length];
  return block.kind === 'facts' ? [block.kind, block.facts.length] : [block.kind];
};

/** What must not differ between two languages. */
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
  const { device, retention } = statement.sections;

  test('every cell of a table has a column', () => {
    for (const { blocks } of Object.values(statement.sections)) {
      for (const block of blocks) {
        if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
      }
    }
  });

  test('names every record a visitor’s browser keeps, and how many', () => {
    const said = JSON.stringify(device);
    for (const key of [
      'i18nextLng',
      trackingKeys.pageViews,
      trackingKeys.conversions,
      leadKeys.leads,
      leadKeys.events,
    ]) {
      expect(said).toContain(`<code>${key}</code>`);
    }
    expect(said.match(/\d+/g)).toContain(String(trackingCap));
  });

  test('says how long a deleted request can be restored', () => {
    expect(JSON.stringify(retention)).toContain(`${restoreDays} da`);
  });

  test('promises nothing the house does not promise', () => {
    expect(JSON.stringify(statement)).not.toMatch(/garant|guarant|belastingvrij|tax-free|100 ?%/i);
  });
});

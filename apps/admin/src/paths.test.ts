import type { LeadQuery } from '@fnc/domain';
import { describe, expect, test } from 'vitest';
import { leadSearch, paths, safeNext } from './paths.ts';

describe('safeNext', () => {
  test.each([
    ['a page of the console', '/leads?status=new', '/leads?status=new'],
    ['nothing', null, '/dashboard'],
    ['another site', 'https://evil.example', '/dashboard'],
    ['another site without a scheme', '//evil.example', '/dashboard'],
    ['another site with a backslash', '/\\evil.example', '/dashboard'],
    ['the sign-in itself', '/login?next=/leads', '/dashboard'],
  ])('%s', (_name, next, goesTo) => {
    expect(safeNext(next)).toBe(goesTo);
  });
});

describe('the address of the list', () => {
  const cases: readonly [name: string, query: LeadQuery, text: string][] = [
    ['everything, in the usual order', { sort: 'urgency' }, ''],
    ['another order', { sort: 'name' }, '?sort=name'],
    ['filters', { status: ['new', 'contacted'], search: 'kiel zog' }, '?status=new,contacted&search=kiel%20zog'],
    ['pages and limits stay out', { limit: 50, cursor: 'x' }, ''],
  ];
  test.each(cases)('%s', (_name, query, text) => {
    expect(leadSearch(query)).toBe(text);
  });

  test('an id is escaped', () => {
    expect(paths.lead('a/b?c')).toBe('/leads/a%2Fb%3Fc');
  });
});

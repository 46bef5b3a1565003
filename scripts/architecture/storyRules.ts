import type { SourceFile } from './files.ts';

const isStories = (file: SourceFile) => /^packages\/ui\/src\/.*\.stories\.tsx$/.test(file.path);

/** The text between the brackets of `preview.meta(…)`; `null` without one. */
function metaOf(text: string): string | null {
  const start = text.indexOf('preview.meta(');
  if (start === -1) return null;
  let depth = 0;
  for (let at = start + 'preview.meta'.length; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, at);
  }
  return null;
}

const statuses = ['stable', 'new', 'experimental', 'deprecated'] as const;

/** Requires one status tag, for Storybook's filter and for developers who need to know how stable a component is. */
export function oneStatus(file: SourceFile): readonly string[] {
  if (!isStories(file)) return [];
  const tags = /\btags: \[([^\]]*)\]/.exec(metaOf(file.text) ?? '')?.[1] ?? '';
  const said = statuses.filter((status) => tags.includes(`'${status}'`));
  return said.length === 1
    ? []
    : [
        `${file.path} has ${said.length === 0 ? 'no status' : said.join(' and ')}: give its meta one tag of ${statuses.join(', ')}.`,
      ];
}

/** The sidebar section of each folder's stories. */
const sections: readonly (readonly [folder: string, title: string])[] = [
  ['components', 'Components/'],
  ['charts', 'Charts/'],
  ['forms', 'Forms/'],
  ['site', 'Site/'],
  ['admin', 'Admin/'],
  ['art', 'Foundations/Art/'],
  ['tokens', 'Foundations/'],
  ['docs', 'Foundations/'],
];

export function titleOfFolder(file: SourceFile): readonly string[] {
  if (!isStories(file)) return [];
  const folder = file.path.split('/')[3] ?? '';
  const expected = sections.find(([name]) => name === folder)?.[1];
  if (expected === undefined) return [`${file.path}: no section of the sidebar is for stories in ${folder}/.`];
  const title = /\btitle: '([^']*)'/.exec(metaOf(file.text) ?? '')?.[1];
  if (title?.startsWith(expected) === true) return [];
  return [
    `${file.path} has ${title === undefined ? 'no title' : `the title ${title}`}: in ${folder}/ it is ${expected}….`,
  ];
}

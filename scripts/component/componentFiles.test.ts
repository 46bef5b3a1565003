import { expect, test } from 'vitest';
import { componentFiles, readName, withExport } from './componentFiles.ts';

const taken = ['Button', 'Stars'];

test('a name with capitals is taken', () => {
  expect(readName(['StarRating'], taken)).toEqual({ ok: true, name: 'StarRating' });
});

test.each([
  [[], 'Say one name: npm run new:component -- Rating'],
  [['Rating', 'Stars'], 'Say one name: npm run new:component -- Rating'],
  [['rating'], '"rating" is no name of a component: capitals begin its words, as in StarRating.'],
  [['../Rating'], '"../Rating" is no name of a component: capitals begin its words, as in StarRating.'],
  [['STARS'], 'Stars is there already: packages/ui/src/components/Stars'],
])('%j is refused with a reason', (typed, error) => {
  expect(readName(typed, taken)).toEqual({ ok: false, error });
});

test('a component is a view, its styles, its stories and its page', () => {
  const files = componentFiles('Rating');
  expect(Object.keys(files)).toEqual(['Rating.tsx', 'Rating.styles.ts', 'Rating.stories.tsx', 'Rating.mdx']);
  expect(files['Rating.tsx']).toContain('export function Rating({ children }: RatingProps)');
  expect(files['Rating.stories.tsx']).toContain("title: 'Components/Rating'");
});

test('the package names it', () => {
  const before = "export { Alert } from './components/Alert/Alert.tsx';\n";
  expect(withExport(before, 'Rating')).toBe(
    `${before}export { Rating, type RatingProps } from './components/Rating/Rating.tsx';\n`,
  );
});

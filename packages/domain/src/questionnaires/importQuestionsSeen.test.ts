import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { createSeen } from './importQuestionsSeen.ts';

test('tells what a Set tells', () => {
  const texts = fc.array(fc.oneof(anyText({ maxLength: 3 }), fc.constantFrom('a', 'b', '')), { maxLength: 60 });
  fc.assert(
    fc.property(texts, (given) => {
      const seen = createSeen(given.length);
      const set = new Set<string>();
      for (const text of given) {
        expect(seen.add(text)).toBe(!set.has(text));
        set.add(text);
      }
    }),
    { numRuns: 300 },
  );
});

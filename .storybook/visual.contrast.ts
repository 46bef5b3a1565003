interface Contrast {
  readonly contrastRatio?: number;
  readonly expectedContrastRatio?: string;
}

/** The used part of axe; the a11y addon, which checks each story, sets it on `window`. */
interface Axe {
  readonly run: (
    context: Element,
    options: {
      readonly runOnly: readonly string[];
      readonly resultTypes: readonly string[];
      readonly iframes: boolean;
    },
  ) => Promise<{
    readonly violations: readonly {
      readonly nodes: readonly {
        readonly target: readonly unknown[];
        readonly any: readonly { readonly data: Contrast }[];
      }[];
    }[];
  }>;
}

/** Checks contrast in the current theme; the addon has run the other rules. Returns a sentence per fault. */
export async function faultsOfContrast(): Promise<readonly string[]> {
  const { axe: judge } = window as { axe?: Axe };
  if (judge === undefined) return []; // no story was checked yet
  const { violations } = await judge.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => {
      const { contrastRatio, expectedContrastRatio } = any[0]?.data ?? {};
      const where = document.querySelector(String(target[0]))?.textContent.trim() ?? String(target[0]);
      return `In dark the contrast of “${where}” is ${contrastRatio}, ${expectedContrastRatio} is wanted.`;
    }),
  );
}

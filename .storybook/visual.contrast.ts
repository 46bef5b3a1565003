interface Contrast {
  readonly contrastRatio?: number;
  readonly expectedContrastRatio?: string;
}

/** The part of axe that is asked here; the addon that judges each story once has laid it on the window. */
interface Axe {
  readonly run: (
    context: Element,
    options: { readonly runOnly: readonly string[]; readonly resultTypes: readonly string[] },
  ) => Promise<{
    readonly violations: readonly {
      readonly nodes: readonly {
        readonly target: readonly unknown[];
        readonly any: readonly { readonly data: Contrast }[];
      }[];
    }[];
  }>;
}

/** Judges the colours the page wears now; the rest of axe has judged the story already. Answers a sentence each. */
export async function faultsOfContrast(): Promise<readonly string[]> {
  const { axe: judge } = window as { axe?: Axe };
  if (judge === undefined) return []; // no story was judged yet
  const { violations } = await judge.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => {
      const { contrastRatio, expectedContrastRatio } = any[0]?.data ?? {};
      const where = document.querySelector(String(target[0]))?.textContent.trim() ?? String(target[0]);
      return `In dark the contrast of “${where}” is ${contrastRatio}, ${expectedContrastRatio} is wanted.`;
    }),
  );
}

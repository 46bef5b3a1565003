let come: () => void = () => undefined;

/** Done when the visitor touches the page in any way, or its address asks for more than its HTML shows. */
export const touched = new Promise<void>((resolve) => {
  come = resolve;
});

/** The page comes alive. */
export const comeAlive = (): void => come();

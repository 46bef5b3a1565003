// Lists of sizes, computed instead of written out, because every page of the site contains them.

/** @param unit of a step, in px at the usual text size */
export const inRem = <Step extends number>(unit: number, ...steps: readonly Step[]) =>
  Object.fromEntries(steps.map((step) => [step, `${(step * unit) / 16}rem`])) as Readonly<Record<Step, string>>;

export const inPercent = <Share extends number>(...shares: readonly Share[]) =>
  Object.fromEntries(shares.map((share) => [`${share}%`, `${Number((share / 100).toFixed(3))}`])) as Readonly<
    Record<`${Share}%`, string>
  >;

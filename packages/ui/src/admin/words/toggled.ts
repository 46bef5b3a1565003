/** Adds the value when it is absent, removes it when it is present. */
export const toggled = <Value>(values: readonly Value[] | undefined, value: Value): Value[] =>
  values?.includes(value) ? values.filter((one) => one !== value) : [...(values ?? []), value];

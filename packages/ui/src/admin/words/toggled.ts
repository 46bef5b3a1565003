/** Adds the value when it is not there, takes it out when it is. */
export const toggled = <Value>(values: readonly Value[] | undefined, value: Value): Value[] =>
  values?.includes(value) ? values.filter((one) => one !== value) : [...(values ?? []), value];

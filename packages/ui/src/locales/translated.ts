/** The shape of a Dutch catalogue with other texts: a missing or an extra key in another language does not compile. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

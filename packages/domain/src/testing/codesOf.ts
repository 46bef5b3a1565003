interface ParsedLike {
  error?:
    { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
}

/** The errors of a parse as `{ field: code }`; empty when there are none. */
export const codesOf = ({ error }: ParsedLike): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

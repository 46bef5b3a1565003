/** Whether a row was refused because another one has its key. Both drivers name it by a code of their own. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  // PostgreSQL; SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE.
  return code === '23505' || errcode === 1555 || errcode === 2067;
}

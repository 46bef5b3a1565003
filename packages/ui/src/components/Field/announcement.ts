/** What a counter announces: nothing until a tenth of the limit is left. */
export function announcement(used: number, limit: number): 'none' | 'left' | 'over' {
  if (used > limit) return 'over';
  return limit - used <= limit / 10 ? 'left' : 'none';
}

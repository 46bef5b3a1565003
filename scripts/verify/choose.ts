import type { Step } from './step.ts';

type Named = Pick<Step, 'name' | 'quick' | 'takesNames' | 'ofChange'>;

type Choice<Each> =
  | { readonly ok: true; readonly value: { readonly chosen: readonly Each[]; readonly names: readonly string[] } }
  | { readonly ok: false; readonly error: string };

/** Options of Vitest that select files: `--changed`, `--changed=main`, `--shard=1/4`. */
const choosesFiles = (arg: string) => /^--(?:changed|shard)(?:=|$)/.test(arg);

const options = ['--only', '--quick', '--changed', '--shard'];
const isOption = (arg: string) => options.includes(arg.split('=', 1)[0] ?? '');

/** The steps that the arguments select, and their files. */
export function choose<Each extends Named>(args: readonly string[], steps: readonly Each[]): Choice<Each> {
  const chosen = (value: readonly Each[], names: readonly string[] = []): Choice<Each> => ({
    ok: true,
    value: { chosen: value, names },
  });
  const strange = args.find((arg) => arg.startsWith('-') && !isOption(arg));
  if (strange !== undefined) return { ok: false, error: `There is no option ${strange}, only ${options.join(', ')}.` };
  const only = args.indexOf('--only');
  const isName = (arg: string, at: number) => !arg.startsWith('-') && !(only !== -1 && at === only + 1);
  const names = args.filter((arg, at) => isName(arg, at) || choosesFiles(arg));
  const changed = args.find((arg) => arg.startsWith('--changed'));
  if (only === -1) {
    if (changed !== undefined && names.length === 1)
      return chosen(
        steps.filter(({ ofChange }) => ofChange),
        names,
      );
    if (names.length > 0) return { ok: false, error: `Name the step first: --only stories ${names.join(' ')}` };
    return chosen(args.includes('--quick') ? steps.filter(({ quick }) => quick) : steps);
  }
  const wanted = args[only + 1]?.split(',') ?? [];
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0 || wanted.length === 0) {
    const known = steps.map(({ name }) => name).join(', ');
    return { ok: false, error: `There is no step ${unknown.join(', ')}. The steps are: ${known}.` };
  }
  const found = steps.filter(({ name }) => wanted.includes(name));
  if (names.length > 0 && !found.some(({ takesNames }) => takesNames)) {
    return { ok: false, error: `${wanted.join(', ')} runs as a whole, without ${names.join(' ')}.` };
  }
  return chosen(found, names);
}

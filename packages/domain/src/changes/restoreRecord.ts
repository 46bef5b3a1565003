import type { ErrorCode } from '../messages/errorCodes.ts';
import type { Problem } from '../messages/problem.ts';
import type { ChangeNoun } from './change.ts';
import type { LoggedChange } from './loggedChange.ts';

interface Restores {
  /** `null` when there is nothing to restore any more. */
  restore(id: string): Promise<object | null>;
}

type Repositories = Readonly<Record<'leads' | 'clients' | 'reports' | 'templates' | 'campaigns', Restores>>;

/** Per kind of record: the repository that restores it, and the message when it is deleted for good. */
const restored = {
  lead: ['leads', 'lead_not_found'],
  client: ['clients', 'client_not_found'],
  report: ['reports', 'report_not_found'],
  template: ['templates', 'template_not_found'],
  campaign: ['campaigns', 'campaign_not_found'],
} as const satisfies Partial<Record<ChangeNoun, readonly [keyof Repositories, ErrorCode]>>;

const isRestored = (noun: ChangeNoun): noun is keyof typeof restored => noun in restored;

/** Restores a removed record. `null` on success; rejects when the server is unreachable. */
export async function restoreRecord(
  repositories: Repositories,
  { noun, id }: Pick<LoggedChange, 'noun' | 'id'>,
): Promise<Problem | null> {
  if (!isRestored(noun)) return { code: 'answer_invalid' };
  const [name, gone] = restored[noun];
  return (await repositories[name].restore(id)) === null ? { code: gone, status: 404 } : null;
}

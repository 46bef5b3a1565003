import type { Campaign, CampaignChange, Instant } from '@fnc/domain';
import { type CampaignDraft, campaignDraftOf } from '@fnc/ui/admin';

/** What of a draft is stored. The tick is not: it is given anew for every send. */
interface DraftFields {
  readonly name: string;
  readonly subject: string;
  readonly content: string;
  readonly templateId: string | null;
  readonly recipients: string[];
  readonly scheduledAt: Instant | null;
}

export const fieldsOf = (draft: CampaignDraft): DraftFields => ({
  name: draft.name,
  subject: draft.subject,
  content: draft.content,
  templateId: draft.templateId,
  recipients: [...draft.recipients],
  scheduledAt: draft.when === 'later' ? draft.scheduledAt : null,
});

const names = ['name', 'subject', 'content', 'templateId', 'recipients', 'scheduledAt'] as const;
type Name = (typeof names)[number];

const isSame = (one: DraftFields, other: DraftFields, name: Name): boolean =>
  name === 'recipients'
    ? one.recipients.length === other.recipients.length &&
      one.recipients.every((id, index) => id === other.recipients[index])
    : one[name] === other[name];

const changedNames = (from: DraftFields, to: DraftFields): readonly Name[] =>
  names.filter((name) => !isSame(from, to, name));

const pick = (wanted: readonly Name[], fields: DraftFields): Partial<DraftFields> =>
  Object.fromEntries(wanted.map((name) => [name, fields[name]]));

/** What has to be stored, so that `from` becomes what `to` says. Empty: nothing. */
export function draftChange(from: CampaignDraft, to: CampaignDraft): CampaignChange {
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  return pick(changedNames(before, after), after);
}

/** What was typed here and what became of the campaign elsewhere, of which `base` was seen last. */
interface Both {
  readonly draft: CampaignDraft;
  readonly base: Campaign;
  readonly next: Campaign;
}

const sidesOf = ({ draft, base, next }: Both) => {
  const before = fieldsOf(campaignDraftOf(base));
  const [mine, theirs] = [fieldsOf(draft), fieldsOf(campaignDraftOf(next))];
  return { mine, theirs, byMe: changedNames(before, mine), byThem: changedNames(before, theirs) };
};

/** Both changed the same field, and not to the same. */
export function isDisputed(both: Both): boolean {
  const { mine, theirs, byMe, byThem } = sidesOf(both);
  return byThem.some((name) => byMe.includes(name) && !isSame(mine, theirs, name));
}

/** What was typed, with what was changed elsewhere in the other fields. */
export function takenOver(both: Both): CampaignDraft {
  const { theirs, byMe, byThem } = sidesOf(both);
  const { scheduledAt, ...words } = pick(
    byThem.filter((name) => !byMe.includes(name)),
    theirs,
  );
  if (scheduledAt === undefined) return { ...both.draft, ...words };
  return { ...both.draft, ...words, scheduledAt, when: scheduledAt === null ? 'now' : 'later' };
}

import type { Campaign, CampaignChange, Instant } from '@fnc/domain';
import { type CampaignDraft, campaignDraftOf } from '@fnc/ui/admin';

/** What of a draft is stored. The tick is not: it is given anew for every send. */
export interface KeptFields {
  readonly name: string;
  readonly subject: string;
  readonly content: string;
  readonly templateId: string | null;
  readonly recipients: readonly string[];
  readonly scheduledAt: Instant | null;
}

export const fieldsOfDraft = (draft: CampaignDraft): KeptFields => ({
  name: draft.name,
  subject: draft.subject,
  content: draft.content,
  templateId: draft.templateId,
  recipients: draft.recipients,
  scheduledAt: draft.when === 'later' ? draft.scheduledAt : null,
});

export const fieldsOfCampaign = (campaign: Campaign): KeptFields => fieldsOfDraft(campaignDraftOf(campaign));

const names = ['name', 'subject', 'content', 'templateId', 'recipients', 'scheduledAt'] as const;

const isSame = (one: KeptFields, other: KeptFields, name: keyof KeptFields): boolean =>
  name === 'recipients'
    ? one.recipients.length === other.recipients.length &&
      one.recipients.every((id, index) => id === other.recipients[index])
    : one[name] === other[name];

/** The names of the fields in which they differ. */
export const changedNames = (from: KeptFields, to: KeptFields): readonly (keyof KeptFields)[] =>
  names.filter((name) => !isSame(from, to, name));

const pick = (names_: readonly (keyof KeptFields)[], fields: KeptFields): Partial<KeptFields> =>
  Object.fromEntries(names_.map((name) => [name, fields[name]]));

/** What the store has to be told, so that it holds `to`. */
export function changeOf(from: KeptFields, to: KeptFields): CampaignChange {
  const { templateId, recipients, ...others } = pick(changedNames(from, to), to);
  return {
    ...others,
    ...(templateId === undefined ? {} : { templateId: templateId ?? undefined }),
    ...(recipients === undefined ? {} : { recipients: [...recipients] }),
  };
}

export interface Merged {
  readonly fields: KeptFields;
  /** Both changed these, and not to the same. `fields` has mine. */
  readonly conflicts: readonly (keyof KeptFields)[];
}

/** What two have made of the same draft, field by field: whoever changed one has it. */
export function mergeFields(before: KeptFields, mine: KeptFields, theirs: KeptFields): Merged {
  const changedByThem = changedNames(before, theirs);
  const changedByMe = new Set(changedNames(before, mine));
  const taken = changedByThem.filter((name) => !changedByMe.has(name));
  return {
    fields: { ...mine, ...pick(taken, theirs) },
    conflicts: changedByThem.filter((name) => changedByMe.has(name) && !isSame(mine, theirs, name)),
  };
}

/** The draft with these fields; what is not stored stays as it is. */
export function withFields(draft: CampaignDraft, fields: KeptFields): CampaignDraft {
  const { scheduledAt, ...others } = fields;
  const same = fieldsOfDraft(draft).scheduledAt === scheduledAt;
  const moment = same ? {} : { scheduledAt, when: scheduledAt === null ? ('now' as const) : ('later' as const) };
  return { ...draft, ...others, ...moment };
}

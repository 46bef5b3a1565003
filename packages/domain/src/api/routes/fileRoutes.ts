import * as z from 'zod/mini';
import { instantSchema } from '../../shared/time/instant.ts';
import { leadSchema } from '../../leads/lead.ts';
import { largestBundle } from '../../storage/bundle/bundle.ts';
import { fileChangeKinds, fileListNames } from '../../storage/fileLists.ts';
import { doneAnswerSchema, success } from '../answers/publicAnswers.ts';
import type { ApiRoute } from './route.ts';

const path = '/api/admin/file';
const count = z.int().check(z.minimum(0));
const listName = z.enum(fileListNames);
const countsSchema = z.record(listName, count);
const planned = z.object({ id: z.string(), name: z.string() });

/** `ListPlan` as JSON. */
const listPlanSchema = z.object({
  name: listName,
  added: z.array(planned),
  changed: z.array(z.extend(planned, { isOlder: z.boolean() })),
  skipped: z.array(planned),
  broken: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      reason: z.enum(['not_a_record', 'id_missing', 'field_unreadable', 'too_many_questions']),
      field: z.string(),
    }),
  ),
});

/** A parsed export of any version. */
const bundleBody = z.object({ bundle: z.unknown() });
const refused = z.object({
  ...success,
  outcome: z.literal('refused'),
  code: z.enum(['bundle_unreadable', 'bundle_version_unknown']),
  version: z.optional(z.string()),
});

/** A batch of the server's leads, oldest first; the last event holds their number. */
export const exportedLeadsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('leads'), leads: z.array(leadSchema) }),
  z.object({ kind: z.literal('end'), count }),
]);
export type ExportedLeads = z.infer<typeof exportedLeadsSchema>;

/** A change of the whole file that can be undone. */
const undoSchema = z.object({ id: z.string(), kind: z.enum(fileChangeKinds), at: instantSchema, by: z.string() });
export type FileUndo = z.infer<typeof undoSchema>;

/** Id of the change, for undoing it; `null`: nothing was changed. */
const changeId = z.nullable(z.string());
const changedAnswer = z.object({ ...success, counts: countsSchema, change: changeId });

/** Routes for all of the advisor's records at once. */
export const fileRoutes = {
  fileState: {
    method: 'GET',
    path: `${path}/state`,
    access: 'bearer',
    answer: z.object({
      ...success,
      counts: countsSchema,
      /** Readable records that clearing removes or sets back. */
      clears: countsSchema,
      /** Unreadable records that an import set aside; clearing removes them too. */
      broken: countsSchema,
      samples: countsSchema,
      /** Removed records that can be restored. */
      removed: count,
      /** The last change of the whole file; `null`: none, or it can no longer be undone. */
      undo: z.nullable(undoSchema),
    }),
  },
  exportFile: {
    method: 'GET',
    path,
    access: 'bearer',
    isLong: true,
    /** The lists of `Bundle` that the server stores, in its format. */
    answer: z.object({
      ...success,
      lists: z.record(listName, z.array(z.unknown())),
      broken: z.partialRecord(listName, z.array(z.unknown())),
    }),
  },
  /** The leads of an export. Server-sent events, so that all leads are never in memory at once. */
  exportLeads: {
    method: 'GET',
    path: `${path}/leads`,
    access: 'bearer',
    streams: true,
    answer: exportedLeadsSchema,
  },
  /** Number of records in an export. */
  countExport: {
    method: 'GET',
    path: `${path}/contents`,
    access: 'bearer',
    answer: z.object({
      ...success,
      clients: count,
      answers: count,
      reports: count,
      campaigns: count,
      templates: count,
      leads: count,
    }),
  },
  planImport: {
    method: 'POST',
    path: `${path}/plan`,
    access: 'bearer',
    isLong: true,
    body: bundleBody,
    bodyLimit: largestBundle,
    answer: z.discriminatedUnion('outcome', [
      z.object({
        ...success,
        outcome: z.literal('plan'),
        exportedAt: z.nullable(instantSchema),
        lists: z.array(listPlanSchema),
      }),
      refused,
    ]),
  },
  importFile: {
    method: 'POST',
    path: `${path}/import`,
    access: 'bearer',
    isLong: true,
    body: bundleBody,
    bodyLimit: largestBundle,
    answer: z.discriminatedUnion('outcome', [
      z.object({ ...success, outcome: z.literal('done'), change: changeId }),
      refused,
    ]),
  },
  clearFile: {
    method: 'POST',
    path: `${path}/clear`,
    access: 'bearer',
    isLong: true,
    answer: changedAnswer,
  },
  addSamples: {
    method: 'POST',
    path: `${path}/samples`,
    access: 'bearer',
    isLong: true,
    answer: changedAnswer,
  },
  removeSamples: {
    method: 'DELETE',
    path: `${path}/samples`,
    access: 'bearer',
    isLong: true,
    answer: changedAnswer,
  },
  /** 409 `data_changed_since`: a record was changed since, so nothing is undone. */
  undoFileChange: {
    method: 'POST',
    path: `${path}/undo`,
    access: 'bearer',
    isLong: true,
    body: z.object({ id: z.string() }),
    answer: doneAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;

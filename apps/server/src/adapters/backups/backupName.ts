import { backupReasons, instantOf, type BackupReason, type Instant } from '@fnc/domain';
import type { Engine } from '../sql/migrations/columnTypes.ts';

interface NamedBackup {
  /** To the second. */
  readonly madeAt: Instant;
  readonly reason: BackupReason;
  readonly engine: Engine;
}

const form = /^fnc-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z(?:\.(before-migration))?\.(sqlite|postgres)\.enc$/;

/** A time in a form that every system accepts in a file name: `2026-11-26T02-30-00Z`. */
export const momentInName = (at: Instant): string => at.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-');

/** `fnc-2026-11-26T02-30-00Z.sqlite.enc`, `fnc-2026-11-26T02-30-00Z.before-migration.postgres.enc` */
export const backupName = ({ madeAt, reason, engine }: NamedBackup): string =>
  ['fnc-' + momentInName(madeAt), ...(reason === 'regular' ? [] : [reason]), engine, 'enc'].join('.');

/** `null`: not the name of a backup. */
export function readBackupName(name: string): NamedBackup | null {
  const [, hour, minute, second, before, engine] = form.exec(name) ?? [];
  const milliseconds = Date.parse(`${hour}:${minute}:${second}Z`);
  if (Number.isNaN(milliseconds)) return null;
  return {
    madeAt: instantOf(milliseconds),
    reason: backupReasons.find((reason) => reason === before) ?? 'regular',
    engine: engine === 'sqlite' ? 'sqlite' : 'postgres',
  };
}

import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from './attemptLimit.ts';

/** Log events about the use of the back office. */
type AuditEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_in_refused'
  | 'sign_out'
  | 'password_changed'
  | 'password_change_failed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'sessions_ended'
  | 'leads_read'
  | 'leads_exported'
  | 'lead_read'
  | 'consents_read'
  | 'lead_deleted'
  | 'lead_restored'
  | 'lead_corrected'
  | 'file_exported'
  | 'file_imported'
  | 'file_cleared';

/** Ids and numbers only: a log holds no personal data. */
interface AuditFields {
  /** Of the admin; `null` when no admin has the typed user name. */
  readonly admin: string | null;
  readonly lead?: string;
  readonly rows?: number;
}

/** Writes its own event to the log. */
export type Audit = (request: FastifyRequest, event: AuditEvent, fields: AuditFields) => void;

const failures: ReadonlySet<AuditEvent> = new Set(['sign_in_failed', 'sign_in_refused', 'password_change_failed']);

/** @param key for hashing network addresses, so that events of one address can be matched without revealing it */
export const createAudit =
  (key: string): Audit =>
  (request, event, fields) => {
    const address = createHmac('sha256', key)
      .update(`log.1.${addressKey(request.ip)}`)
      .digest('base64url');
    const level = failures.has(event) ? 'warn' : 'info';
    request.log[level]({ event, ...fields, address }, 'audit');
  };

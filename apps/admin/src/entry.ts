import type { i18n } from 'i18next';
import { createAppearance } from './appearance/appearance.ts';
import { createWords, type Words } from '@fnc/ui/locales';
import type { Desk } from './desk.ts';
import type { EntryServices } from './ports.ts';
import { createSession, type Session } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';

/** The state before sign-in. */
export interface Entry<Services extends EntryServices = EntryServices> {
  readonly services: Services;
  readonly session: Session;
  readonly appearance: ReturnType<typeof createAppearance>;
  readonly words: Words;
  /** The state after sign-in: made at the first call, and the same object from then on. */
  readonly openDesk: (make: () => Desk) => Desk;
}

export function createEntry<Services extends EntryServices>(services: Services, instance: i18n): Entry<Services> {
  const { tokens, browser, preferences, copyKeeping } = services;
  let desk: Desk | null = null;
  const session = createSession({
    gateway: services.session,
    tokens,
    problemOf,
    onRefused: services.onRefused,
    copy: copyKeeping,
    settle: () => desk?.settle() ?? null,
    forget: () => desk?.forget(),
    resume: () => desk?.resume(),
  });
  const words = createWords(instance);
  const appearance = createAppearance({ preferences, browser, words });
  return { services, session, appearance, words, openDesk: (make) => (desk ??= make()) };
}

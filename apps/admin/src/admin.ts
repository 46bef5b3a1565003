import type { i18n } from 'i18next';
import { createAppearance } from './appearance/appearance.ts';
import { createLeadActions, type LeadActions } from './leads/leadActions.ts';
import { createLeadList, type LeadList } from './leads/leadList.ts';
import type { AdminServices } from './ports.ts';
import { createServerHealth, type ServerHealthStore } from './server/serverHealth.ts';
import { createSession, type Session } from './session/session.ts';
import { problemOf } from './shared/problemOf.ts';

/** The console without its pages: everything that outlives one of them. */
export interface Admin {
  readonly services: AdminServices;
  readonly session: Session;
  readonly list: LeadList;
  readonly actions: LeadActions;
  readonly health: ServerHealthStore;
  readonly appearance: ReturnType<typeof createAppearance>;
}

export function createAdmin(services: AdminServices, words: i18n): Admin {
  const { leads, tokens, browser, preferences } = services;
  const list = createLeadList({ leads, now: browser.now, problemOf });
  const health = createServerHealth(services.serverStatus);
  const actions = createLeadActions({
    leads,
    problemOf,
    // What is changed here also changes the server's figures: the badge follows, and nothing is taken for a new lead.
    list: {
      refresh() {
        void health.refresh();
        return list.refresh();
      },
      replace(changed) {
        list.replace(changed);
        void health.refresh();
      },
      drop(ids) {
        list.drop(ids);
        health.countOff(ids.size);
        void health.refresh();
      },
    },
  });
  const session = createSession({
    gateway: services.session,
    tokens,
    problemOf,
    onRefused: services.onRefused,
    forget() {
      list.clear();
      actions.clear();
      health.clear();
    },
  });
  const appearance = createAppearance({ preferences, browser, words });
  return { services, session, list, actions, health, appearance };
}

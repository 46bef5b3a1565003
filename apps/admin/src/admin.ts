import type { i18n } from 'i18next';
import { createAppearance } from './appearance/appearance.ts';
import { type ClientActions, createClientActions } from './clients/clientActions.ts';
import { type ClientList, createClientList } from './clients/clientList.ts';
import { createDataTools, type DataTools } from './data/dataTools.ts';
import { createLeadActions, type LeadActions } from './leads/leadActions.ts';
import { createLeadList, type LeadList } from './leads/leadList.ts';
import type { AdminServices } from './ports.ts';
import { type AnswerSaver, createAnswerSaver } from './questionnaires/answerSaver.ts';
import { createReportWriter, type ReportWriter } from './reports/reportWriter.ts';
import { createServerHealth, type ServerHealthStore } from './server/serverHealth.ts';
import { createSession, type Session } from './session/session.ts';
import { problemOf } from './shared/problemOf.ts';

/** The console without its pages: everything that outlives one of them. */
export interface Admin {
  readonly services: AdminServices;
  readonly session: Session;
  readonly list: LeadList;
  readonly actions: LeadActions;
  readonly clientList: ClientList;
  readonly clientActions: ClientActions;
  readonly answers: AnswerSaver;
  readonly writer: ReportWriter;
  readonly health: ServerHealthStore;
  readonly dataTools: DataTools;
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
  const { clients, questionnaires } = services;
  const clientList = createClientList({ clients, questionnaires, now: browser.now, problemOf });
  const clientActions = createClientActions({ clients, list: clientList, problemOf });
  services.onStored(clientList.follow);
  const answers = createAnswerSaver({ questionnaires: services.questionnaires, now: browser.now, problemOf });
  browser.onHidden(answers.saveAll);
  const writer = createReportWriter({
    ai: services.ai,
    reports: services.reports,
    now: browser.now,
    language: preferences.language,
  });
  browser.onHidden(writer.saveAll);
  const dataTools = createDataTools({ ...services, problemOf });
  const session = createSession({
    gateway: services.session,
    tokens,
    problemOf,
    onRefused: services.onRefused,
    forget() {
      list.clear();
      actions.clear();
      clientList.clear();
      answers.saveAll();
      answers.clear();
      writer.clear();
      health.clear();
      dataTools.forget();
    },
    resume() {
      void health.refresh();
      if (list.get().phase !== 'idle') void list.refresh();
    },
  });
  const appearance = createAppearance({ preferences, browser, words });
  return {
    services,
    session,
    list,
    actions,
    clientList,
    clientActions,
    answers,
    writer,
    health,
    dataTools,
    appearance,
  };
}

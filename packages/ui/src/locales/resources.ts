import type { admin } from './nl/admin.ts';
import type { answers } from './nl/answers.ts';
import type { calculator } from './nl/calculator.ts';
import type { common } from './nl/common.ts';
import type { consoleCommon } from './nl/consoleCommon.ts';
import type { consolePages } from './nl/consolePages.ts';
import type { errors } from './nl/errors.ts';
import type { head } from './nl/head.ts';
import type { home } from './nl/home/index.ts';
import type { landing } from './nl/landing.ts';
import type { newsletter } from './nl/newsletter.ts';
import type { reading } from './nl/reading.ts';
import type { seo } from './nl/seo.ts';
import type { site } from './nl/site.ts';

/** Parts of `admin` that are loaded with their pages. */
export type ConsolePages = typeof consolePages;

/** The Dutch catalogues define all keys: an unknown key or a missing `{{value}}` is a type error. */
export interface Resources {
  common: typeof common & typeof consoleCommon;
  site: typeof site;
  home: typeof home;
  calculator: typeof calculator;
  landing: typeof landing;
  newsletter: typeof newsletter;
  head: typeof head;
  reading: typeof reading;
  seo: typeof seo;
  answers: typeof answers;
  admin: typeof admin & ConsolePages;
  errors: typeof errors;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}

import type { consolePages as dutch } from '../nl/consolePages.ts';
import type { Translated } from '../translated.ts';
import { account } from './admin/account.ts';
import { campaigns } from './admin/campaigns.ts';
import { changes } from './admin/changes.ts';
import { clients } from './admin/clients.ts';
import { dashboard } from './admin/dashboard.ts';
import { data } from './admin/data.ts';
import { lead } from './admin/lead.ts';
import { leads } from './admin/leads.ts';
import { palette } from './admin/palette.ts';
import { questionImport } from './admin/questionImport.ts';
import { questionnaires } from './admin/questionnaires.ts';
import { reports } from './admin/reports.ts';
import { templates } from './admin/templates.ts';

/** All texts that the console loads per page: for stories and tests. */
export const consolePages: Translated<typeof dutch> = {
  account,
  campaigns,
  changes,
  clients,
  dashboard,
  data,
  lead,
  leads,
  palette,
  questionImport,
  questionnaires,
  reports,
  templates,
};

import { keptOn } from '../desk/keptOn.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { keepOpenWhileNotKept } from './keepOpen.ts';
import { createReportWriter, type ReportWriter } from './reportWriter.ts';

const writerOn = keptOn(({ ai, reports, browser, preferences }) => {
  const writer = createReportWriter({ ai, reports, now: browser.now, language: preferences.language });
  browser.onHidden(writer.saveAll);
  keepOpenWhileNotKept(writer, browser);
  return [writer, { forget: writer.clear }];
});

/** What is being written, on whichever page. */
export const useWriter = (): ReportWriter => writerOn(useAdmin());

import type { Language, ReportForm, ReportType } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';
import type { FoundClient, ReportClientOption, ReportKey, ReportService, SentPreview } from './reportFormData.ts';

export interface ReportFormProps {
  /** Of the clients; a failure has its `problem`. */
  state: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  /** Those found by what was typed in the field of the client; of many the first. */
  clients: readonly FoundClient[];
  /** There is not a single client. */
  noClients: boolean;
  /** The chosen one; `null` while nobody is chosen or what it was asked is not known. */
  client: ReportClientOption | null;
  /** An empty id: nobody is chosen any more. */
  onClient: (clientId: string) => void;
  onSearchClient: (search: string) => void;
  /** What the form starts with; the specification's defaults where it says nothing. A client that is not there counts as none. */
  value: Partial<ReportForm>;
  service: ReportService;
  /** A key is kept on this device: it is used unless another is typed. */
  rememberedKey: boolean;
  /** Titles of the sections of a type, in this language. */
  outlineOf: (type: ReportType, language: Language) => readonly string[];
  /** Asked for only when the advisor wants to read what is sent. */
  previewOf: (form: ReportForm) => SentPreview;
  questionnaireHref: (clientId: string) => string;
  clientHref: (clientId: string) => string;
  newClientHref: string;
  /**
   * `null` for the key: the server's own, or the one kept on this device. Answers `null` when writing has begun (the app
   * leaves for the report's page), else why not: that sentence comes on the form, with everything that was typed.
   */
  onGenerate: (form: ReportForm, key: ReportKey | null) => Promise<Problem | null>;
  /** Takes the kept key off this device. */
  onForgetKey: () => void;
  onCancel: () => void;
  /** Loads the clients again. */
  onRetry: () => void;
  /** Puts text on the clipboard; rejects where that is not allowed. */
  onCopy: (text: string) => Promise<void>;
}

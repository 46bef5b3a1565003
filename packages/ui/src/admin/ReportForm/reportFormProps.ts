import type { Language, ReportClient, ReportForm, ReportType } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

/** A client to choose from. */
type FoundClient = Pick<ReportClient, 'id' | 'name' | 'questions' | 'answers'>;

/** The service that writes the report. */
export interface ReportService {
  /** The server has its own key, so the form has no key field. */
  readonly serverHasKey: boolean;
  /** For example `gpt-4`. */
  readonly model: string;
  /** The longest text it writes, in tokens. */
  readonly maxTokens: number;
  /** The host that gets the answers: `api.openai.com`. */
  readonly host: string;
}

/** What would be sent for the current form. */
export interface SentPreview {
  /** The numbers of answers sent, and of unanswered questions. */
  readonly answers: number;
  readonly unanswered: number;
  /** Both texts exactly as they are sent. */
  readonly system: string;
  readonly user: string;
}

/** The typed key. */
export interface ReportKey {
  /** Trimmed, never empty. */
  readonly value: string;
  /** Whether to store it on this device. */
  readonly remember: boolean;
}

export interface ReportFormProps {
  /** The loading state of the clients; a failure has its `problem`. */
  state: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  /** The clients that match the text in the client field; of many matches the first ones. */
  clients: readonly FoundClient[];
  /** There are no clients at all. */
  noClients: boolean;
  /** The chosen client; `null` while none is chosen or its questions are not loaded. */
  client: ReportClient | null;
  /** An empty id: no client is chosen any more. */
  onClient: (clientId: string) => void;
  onSearchClient: (search: string) => void;
  /**
   * Initial values of the form; the specification's defaults for what is missing. A client that does not exist counts
   * as none.
   */
  value: Partial<ReportForm>;
  /** Called with the values after each change, so that they can be kept when the page is left. The key is not among them. */
  onChange: (form: ReportForm) => void;
  service: ReportService;
  /** A key is stored on this device, and used unless another is typed. */
  rememberedKey: boolean;
  /** Titles of the sections of a type, in this language. */
  outlineOf: (type: ReportType, language: Language) => readonly string[];
  /** Called only when the advisor opens the preview. */
  previewOf: (form: ReportForm) => SentPreview;
  questionnaireHref: (clientId: string) => string;
  clientHref: (clientId: string) => string;
  newClientHref: string;
  /**
   * A `null` key means the server's own, or the one stored on this device. Resolves to `null` when writing has started
   * (the app opens the report's page), else to the error, which the form shows while it keeps its input.
   */
  onGenerate: (form: ReportForm, key: ReportKey | null) => Promise<Problem | null>;
  /** Deletes the stored key from this device. */
  onForgetKey: () => void;
  onCancel: () => void;
  /** Loads the clients again. */
  onRetry: () => void;
  /** Copies text to the clipboard; rejects where that is not allowed. */
  onCopy: (text: string) => Promise<void>;
}

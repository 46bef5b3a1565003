import type { ChatMessage } from '../sentToService.ts';

/** How a report is written, by the server or the browser. */
export interface AiSettings {
  /** Up to and without `/chat/completions`, without a slash at the end: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** The longest text it writes, in tokens. */
  readonly maxTokens: number;
  /** 0 to 2. */
  readonly temperature: number;
}

/** The specification's service and values; the server's configuration may name others. */
export const defaultAiSettings: AiSettings = {
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-4',
  maxTokens: 4000,
  temperature: 0.7,
};

/** The body of a chat completion that comes as a stream. A service that knows no streams answers in one piece. */
interface CompletionRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly temperature: number;
  readonly max_tokens: number;
  readonly stream: true;
}

export const completionRequest = (
  messages: readonly ChatMessage[],
  { model, maxTokens, temperature }: AiSettings,
): CompletionRequest => ({ model, messages, temperature, max_tokens: maxTokens, stream: true });

export const completionUrl = (baseUrl: string): string => `${baseUrl}/chat/completions`;

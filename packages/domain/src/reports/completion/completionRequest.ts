import type { ChatMessage } from '../sentToService.ts';

/** Settings for writing reports, on the server or in the browser. */
export interface AiSettings {
  /** URL without `/chat/completions` and without a trailing slash: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Maximum length of a text, in tokens. */
  readonly maxTokens: number;
  /** 0 to 2. */
  readonly temperature: number;
}

/** The service and values of the specification; the server's configuration may override them. */
export const defaultAiSettings: AiSettings = {
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-4',
  maxTokens: 4000,
  temperature: 0.7,
};

/** Body of a streamed chat completion. A service without streaming answers in one piece. */
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

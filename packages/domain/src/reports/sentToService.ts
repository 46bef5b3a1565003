import type { ReportPrompt } from './buildPrompt.ts';

/** One message of a chat completion request. */
export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** The messages sent for a prompt: exactly these two. */
export const sentToService = ({ system, user }: Pick<ReportPrompt, 'system' | 'user'>): readonly ChatMessage[] => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

import type { ReportPrompt } from './buildPrompt.ts';

/** One message as a chat-completion service takes it. */
export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** What is sent for a prompt: exactly these two messages. */
export const sentToService = ({ system, user }: Pick<ReportPrompt, 'system' | 'user'>): readonly ChatMessage[] => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

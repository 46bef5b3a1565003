import type { Tone } from '../../components/Text/Text.tsx';

/** A status is a tag of the stories: the sidebar filters by it. */
export const statuses: Readonly<Record<string, { tone?: Tone; means: string }>> = {
  stable: { tone: 'success', means: 'In use. A change that breaks something is announced and carried through.' },
  new: { means: 'Complete and tested, not yet used on a screen. Use it; tell us what is missing.' },
  experimental: { tone: 'warning', means: 'Its names may change from one week to the next.' },
  deprecated: { tone: 'danger', means: 'Do not use it in anything new. Its page says what replaces it.' },
};

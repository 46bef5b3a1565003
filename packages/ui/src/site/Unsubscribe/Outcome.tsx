import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckSeal } from '../../art/CheckSeal/CheckSeal.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Settled, Ways } from './Unsubscribe.styles.ts';

/** Moves the focus to a new message, so that screen readers read it. `cause` changes when it appears. */
export function useAlertFocus<Message extends HTMLElement = HTMLDivElement>(cause: unknown): RefObject<Message | null> {
  const message = useRef<Message>(null);
  useEffect(() => {
    if (cause !== null) message.current?.focus();
  }, [cause]);
  return message;
}

interface OutcomeProps {
  sentence: string;
  homeHref: string;
  /** Further actions, below the sentence. */
  children?: ReactNode;
  /** A link besides the one to the home page. */
  beside?: ReactNode;
}

/** Replaces the form; takes the focus, because the focused button is gone. */
export function Outcome({ sentence, homeHref, children, beside }: OutcomeProps) {
  const { t } = useTranslation('site');
  const message = useAlertFocus<HTMLParagraphElement>(sentence);
  return (
    <Settled>
      <CheckSeal size={52} />
      <div>
        <p ref={message} role="status" tabIndex={-1}>
          {sentence}
        </p>
        {children}
        <Ways>
          <Link href={homeHref}>{t('unsubscribe.home')}</Link>
          {beside}
        </Ways>
      </div>
    </Settled>
  );
}

import { brand, type Instant } from '@fnc/domain';
import type { ReactNode } from 'react';
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx';
import { PrintHead } from '../ReportView/ReportPrint.styles.ts';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { CodesPage } from './CodesSheet.styles.ts';

export interface CodesSheetProps {
  /** The account that the codes sign in to. */
  accountName: string;
  now: Instant;
  /** The codes. */
  children: ReactNode;
}

/** The printed part of the page: on screen only the codes, on paper also the account and their purpose. */
export function CodesSheet({ accountName, now, children }: CodesSheetProps) {
  const { t, language } = useAdminWords();
  return (
    <article data-print-sheet="">
      <CodesPage />
      <PrintHead>
        <div>
          <span>
            <LogoMark size={38} />
            <strong>{brand.name}</strong>
          </span>
        </div>
        <dl>
          <dt>{t('account.printAccount')}</dt>
          <dd>{accountName}</dd>
          <dt>{t('account.printDate')}</dt>
          <dd>{dateWords(t, language, now).fullDay(now)}</dd>
        </dl>
        <p>{t('account.printText')}</p>
      </PrintHead>
      {children}
    </article>
  );
}

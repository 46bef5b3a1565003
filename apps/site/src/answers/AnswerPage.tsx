import { brand, type Language } from '@fnc/domain';
import { ThemeStyles } from '@fnc/ui';
import { leaveMarks, PlainFormPage, plainFormTitles, type PlainFormPageId } from '@fnc/ui/site';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../paths.ts';

export interface AnswerPageProps {
  page: PlainFormPageId;
  language: Language;
}

/** A page of which the server fills in the rest. */
export function AnswerPage({ page, language }: AnswerPageProps) {
  const { t } = useTranslation(['answers', 'site', 'newsletter']);
  return (
    <div data-app="">
      <title>{`${t(plainFormTitles[page])} – ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ThemeStyles />
      <PlainFormPage
        page={page}
        fill={leaveMarks}
        language={language}
        homeHref={pathTo('home', language)}
        calculatorHref={pathTo('calculator', language)}
        guideHref={pathTo('guide', language)}
        privacyHref={pathTo('privacy', language)}
      />
    </div>
  );
}

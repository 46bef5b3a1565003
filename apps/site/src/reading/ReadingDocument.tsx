import { nextLanguage } from '@fnc/domain';
import { ThemeStyles } from '@fnc/ui';
import { ArticlePage, KnowledgeIndex, ProfessionPage } from '@fnc/ui/reading';
import { Footer, NavBar, SitePage, type LanguageSwitch } from '@fnc/ui/site';
import { contactHref, footerHrefs, navEntries } from '../pages/navEntries.ts';
import { pathTo } from '../paths.ts';
import { feedPath, knowledgePath } from '../readingPaths.ts';
import { builtInYear } from '../services.ts';
import type { ReadingPage } from './readingPage.ts';

function Content({ page }: { page: ReadingPage }) {
  const { language } = page;
  if (page.kind === 'index') return <KnowledgeIndex articles={page.articles} feedHref={feedPath(language)} />;
  const hrefs = { contactHref: contactHref(language), guideHref: pathTo('guide', language) };
  if (page.kind === 'profession') return <ProfessionPage {...page} {...hrefs} />;
  return <ArticlePage {...page} {...hrefs} homeHref={pathTo('home', language)} indexHref={knowledgePath(language)} />;
}

/** A whole static page: rendered at build time and never hydrated. */
export function ReadingDocument({ page }: { page: ReadingPage }) {
  const { language, otherPath } = page;
  const languageSwitch: LanguageSwitch = {
    language: nextLanguage(language),
    href: otherPath,
  };
  return (
    <div data-app="" data-reading="">
      <ThemeStyles />
      <SitePage
        header={
          <NavBar
            language={language}
            homeHref={pathTo('home', language)}
            contactHref={contactHref(language)}
            entries={navEntries(language)}
            {...(page.kind === 'index' ? { current: 'knowledge' } : {})}
            languageSwitch={languageSwitch}
          />
        }
        footer={
          <Footer
            language={language}
            hrefs={footerHrefs(language)}
            year={builtInYear}
            languageSwitch={languageSwitch}
          />
        }
      >
        <Content page={page} />
      </SitePage>
    </div>
  );
}

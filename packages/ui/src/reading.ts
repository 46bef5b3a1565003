export type { Article, ArticleLink, ArticleNote } from './site/ArticlePage/article.ts';
export { ArticlePage } from './site/ArticlePage/ArticlePage.tsx';
export { KnowledgeIndex } from './site/KnowledgeIndex/KnowledgeIndex.tsx';
export { type Profession, type ProfessionId, ProfessionPage } from './site/ProfessionPage/ProfessionPage.tsx';

/**
 * Matches while the address holds a state that the page was not built with and the app has not read
 * (apps/site/prerender/page/markState.ts). When the app does not load, that stays so.
 */
export const whileUnread = "html[data-state='unread']:not([data-app='alive'])";

/** Search engines, link previews, monitors and scripts name themselves. */
const programs =
  /bot\b|bot\/|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|pingdom|facebookexternalhit|curl|wget|python|java\/|go-http|axios|node-fetch|okhttp|libwww/i;

/** Whether a request comes from a program that says so; without a name it is one too. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || programs.test(userAgent);

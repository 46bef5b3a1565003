import { isProgram } from '../tracking/isProgram.ts';

/** Services that fetch the pictures of a mail for their users, often before anybody reads it. */
const pictureProxies = /GoogleImageProxy|YahooMailProxy|ggpht\.com/i;
/** Apple's Mail hides its reader behind a name without a program. */
const hidden = /^Mozilla\/5\.0$/;

/** Whether a picture or a link of a mail was most likely fetched by a program. */
export const isMachine = (userAgent: string | undefined): boolean =>
  isProgram(userAgent) || pictureProxies.test(userAgent ?? '') || hidden.test(userAgent ?? '');

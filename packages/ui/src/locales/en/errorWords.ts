import { visitorErrorsEn } from '@fnc/domain';

/** Error messages of the site's forms; loaded with the first form. */
export const words = { errors: visitorErrorsEn };

import { visitorErrorsEn } from '@fnc/domain';

/** What the forms of the site say when something is wrong; loaded with the first of them. */
export const words = { errors: visitorErrorsEn };

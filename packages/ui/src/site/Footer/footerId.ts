/** The footer's anchor: where the three bars lead until scripts run. */
export const footerId = 'footer';

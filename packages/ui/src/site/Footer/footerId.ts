/** The footer's anchor: the menu button leads here until scripts run. */
export const footerId = 'footer';

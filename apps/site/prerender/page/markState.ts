// Runs at the top of a page whose query can hold its state, before it is painted. The page was built without one: until
// the app reads it, styles hide what is not true for this address (`whileUnread` of packages/ui).

/** The parameters that hold the state of a page: inlineScripts.ts puts them in. */
declare const stateParameters: readonly string[];

const query = new URLSearchParams(location.search);
if (stateParameters.some((name) => query.has(name))) document.documentElement.dataset['state'] = 'unread';

// A file of its own: importing the whole entry when it is asked for would put every call of the API into the first load.
export { createAccountApiClient } from '@fnc/domain/api';

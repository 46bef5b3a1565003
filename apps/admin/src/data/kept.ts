// What few visits ask of this browser's own store: apart, so that no other waits for it.
export {
  createLocalData,
  createStoredLeadRepository as createLocalLeads,
  forgetOldFile,
  readOldFile,
} from '@fnc/domain/storage';

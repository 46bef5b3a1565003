// Access to this browser's own store and to all data at once, which few visits need: its own module, so that the others
// do not load it.
export {
  createDataTools,
  createLocalData,
  createStoredLeadRepository as createLocalLeads,
  forgetOldFile,
  readOldFile,
} from '@fnc/domain/storage';

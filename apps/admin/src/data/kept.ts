// Access to this browser's own store, which few visits need: its own module, so that the others do not load it.
export {
  createLocalData,
  createStoredLeadRepository as createLocalLeads,
  forgetOldFile,
  readOldFile,
} from '@fnc/domain/storage';

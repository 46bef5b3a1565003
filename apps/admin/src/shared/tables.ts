// Saving records as a file: a module of its own, because few visits need it.
export {
  collectPersonalData,
  consentExportFileName,
  deliveryExportFileName,
  exportConsents,
  exportDeliveries,
  exportLeads,
  leadExportFileName,
  personalDataFileName,
  printPersonalData,
} from '@fnc/domain';

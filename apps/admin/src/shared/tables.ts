// Saving a table as a file: a module of its own, because few visits need it.
export {
  consentExportFileName,
  deliveryExportFileName,
  exportConsents,
  exportDeliveries,
  exportLeads,
  leadExportFileName,
} from '@fnc/domain';

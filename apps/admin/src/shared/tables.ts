// Tables that are saved as a file: apart, because few visits save one.
export {
  consentExportFileName,
  deliveryExportFileName,
  exportConsents,
  exportDeliveries,
  exportLeads,
  leadExportFileName,
} from '@fnc/domain';

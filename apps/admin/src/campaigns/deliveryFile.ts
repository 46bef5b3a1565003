import { type Delivery, deliveryExportFileName, exportDeliveries, type Instant, type Language } from '@fnc/domain';

/** Every mail of a campaign as a file; in a module of its own, because few visits write one. */
export const deliveryFile = (name: string, deliveries: readonly Delivery[], language: Language, now: Instant) => ({
  fileName: deliveryExportFileName(name, now),
  text: exportDeliveries(deliveries, language),
});

import type { DeliveryId, DeliveryPurpose } from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'deliveries.id': DeliveryId;
  readonly 'deliveries.purpose': DeliveryPurpose;
}

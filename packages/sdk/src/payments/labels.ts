import type { Labels } from '../messages/labels.ts';
import type { ProviderEventDetail } from './records.ts';

/** What the console reads of a provider event. */
export const providerEventLabels = {
  id: { es: 'ID', en: 'ID' },
  provider: { es: 'Proveedor', en: 'Provider' },
  event_id: { es: 'Identificador', en: 'Identifier' },
  type: { es: 'Tipo', en: 'Type' },
  status: { es: 'Estado', en: 'Status' },
  received_at: { es: 'Recibido', en: 'Received' },
  processed_at: { es: 'Procesado', en: 'Processed' },
  attempts: { es: 'Intentos fallidos', en: 'Failed attempts' },
  payment_id: { es: 'Pago', en: 'Payment' },
  subscription_id: { es: 'Suscripción', en: 'Subscription' },
  order_id: { es: 'Pedido', en: 'Order' },
  payload: { es: 'Contenido', en: 'Content' },
} satisfies Labels<ProviderEventDetail>;

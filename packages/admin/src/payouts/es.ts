import { addTexts } from '../i18n/catalogues.ts';

/** Texts about statements of gifts, in Spanish. */
const payouts = {
  none: 'Aquí aparecerá el estado de cuenta de cada mes, con lo que llegue por los formularios de las escuelas aliadas.',
  statuses: { open: 'Mes en curso', issued: 'Emitido' },
  title: 'Estado de cuenta · {month}',
  openTitle: 'El mes sigue abierto',
  openBody: 'Lo que llegue hasta el último día del mes se suma aquí. Después ya no cambia.',
  entries: 'Movimientos',
  kinds: { payment: 'Aportación', refund: 'Devolución', reversal: 'Devolución cancelada' },
  ofEarlierMonth: '{movement} de una aportación de {month}',
  negative:
    'Se devolvió más de lo que llegó en el mes. La diferencia no se resta sola del mes siguiente: LIA y la escuela acuerdan cómo se compensa.',
  reasons: { donation: 'Donativo', sponsorship: 'Patrocinio' },
  noFolio: 'Sin recibo',
  total: 'Neto del mes',
  unknownFee: 'No se sabe',
  fees: 'La comisión es lo que cobró el proveedor de pagos, según su propio reporte. El neto no la descuenta.',
  unknownFees_one: 'Falta saber la de {count} movimiento, que no está en el total.',
  unknownFees_other: 'Falta saber la de {count} movimientos, que no están en el total.',
  summary: '{paid} recibido · {refunded} devuelto',
  sites: 'Tus sitios en el mes',
  site: 'Sitio',
  views: 'Visitas',
  starts: 'Empezaron',
  submissions: 'Enviaron',
  noSites: 'Esta escuela todavía no tiene un sitio con nuestros formularios.',
  privacy: 'No mostramos quién aportó: cada persona decide con LIA dónde aparece su nombre.',
  csv: 'Descargar CSV',
  csvName: 'estado-de-cuenta-{month}',
  csvFailed: 'No pudimos crear el archivo. Inténtalo de nuevo.',
  print: 'Imprimir',
  failed: 'No pudimos cargar el estado de cuenta.',
} as const;

addTexts('es', { payouts });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    payouts: typeof payouts;
  }
}

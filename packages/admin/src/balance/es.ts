import { addTexts } from '../i18n/catalogues.ts';

/** Texts about the balance between our ledger and the providers, in Spanish. */
export const balance = {
  none: 'Cada noche comparamos lo que cobramos con lo que reporta cada proveedor. El primer día aparecerá aquí mañana.',
  statuses: { different: 'Con diferencias', equal: 'Cuadra', uncompared: 'Sin reporte' },
  allProviders: 'Todos',
  title: 'Conciliación · {day} · {provider}',
  income: 'Cobrado por día',
  incomeNote: '{total} en {days} días',
  incomeGist: 'Cobrado por día, {total} en {days} días. El día más alto fue {when}, con {most}.',
  incomeFailed: 'No pudimos cargar la gráfica.',
  sums: 'El día en cifras',
  concept: 'Concepto',
  lia: 'En LIA',
  provider: 'Proveedor',
  gap: 'Diferencia',
  charged: 'Cobrado',
  refunded: 'Devuelto',
  disputed: 'Contracargos',
  net: 'Neto',
  feesLine: 'El proveedor se quedó con {fees} de comisiones.',
  checkedLine: 'Comparado el {when}.',
  bank: 'El banco no nos reporta sus movimientos: compara este día con tu estado de cuenta.',
  differences: 'Diferencias',
  noDifferences: 'Cada movimiento de LIA está con el proveedor, con el mismo importe, y al revés.',
  kinds: {
    not_reported: 'El proveedor no lo reporta',
    not_recorded: 'LIA no lo tiene',
    amount: 'El importe es otro',
  },
  movements: {
    charge: 'Cobro',
    refund: 'Devolución',
    dispute: 'Contracargo',
    reversal: 'Contracargo ganado',
    fee: 'Comisión aparte',
  },
  noOrder: 'Sin pedido en LIA',
  openOrder: 'Ver el pedido',
  sides: 'LIA: {ours} · Proveedor: {reported}',
  absent: 'nada',
  payment: 'Pago {id}',
  failed: 'No pudimos cargar las diferencias.',
  accounts: {
    title: 'Para contabilidad',
    body: 'Un renglón por cobro, devolución y contracargo del mes, con recibo, factura y comisión. Suma lo mismo que la conciliación. La comisión va vacía si el proveedor aún no la reporta.',
    month: 'Mes',
    open: 'Exportar para contabilidad',
    close: 'Cerrar',
    request: 'Preparar',
    waiting: 'Preparándose…',
    givenUp: 'No pudimos prepararlo. Pídelo otra vez; si vuelve a fallar, mira «Tareas».',
    expired: 'Ya no está disponible: se borra a los {days} días.',
    movements_one: '{count} movimiento',
    movements_other: '{count} movimientos',
    name: 'contabilidad-{month}',
    noInvoice: 'Sin solicitud',
    methods: {
      card: 'Tarjeta',
      oxxo: 'OXXO',
      checkout: 'Página del proveedor',
      transfer: 'Transferencia',
    },
    failed: 'No pudimos cargar las exportaciones.',
    fileFailed: 'No pudimos crear el archivo. Inténtalo de nuevo.',
  },
  check: 'Comparar otra vez',
} as const;

addTexts('es', { balance });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    balance: typeof balance;
  }
}

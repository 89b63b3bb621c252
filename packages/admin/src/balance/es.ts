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
  movements: { charge: 'Cobro', refund: 'Devolución', dispute: 'Contracargo', reversal: 'Contracargo ganado' },
  noOrder: 'Sin pedido en LIA',
  openOrder: 'Ver el pedido',
  sides: 'LIA: {ours} · Proveedor: {reported}',
  absent: 'nada',
  payment: 'Pago {id}',
  failed: 'No pudimos cargar las diferencias.',
  check: 'Comparar otra vez',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    balance: typeof balance;
  }
}

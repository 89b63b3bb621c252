/** Texts of the first page, in Spanish. */
export const attention = {
  title: 'Hoy',
  waiting: 'Esto espera por ti',
  calm: 'Nada espera por ti',
  calmBody:
    'Cuando una importación falle, alguien pida una factura o una escuela quiera hablar con ustedes, lo verás aquí.',
  failed: 'No pudimos revisar qué falta por hacer.',
  until: 'Antes del {day}',
  kinds: {
    failedImports_one: '{count} importación falló',
    failedImports_other: '{count} importaciones fallaron',
    failedImportRows_one: '{count} importación dejó filas sin guardar',
    failedImportRows_other: '{count} importaciones dejaron filas sin guardar',
    stuckOrders_one: '{count} pedido sigue sin respuesta del banco',
    stuckOrders_other: '{count} pedidos siguen sin respuesta del banco',
    latePayments_one: '{count} pedido se pagó después de su fecha límite',
    latePayments_other: '{count} pedidos se pagaron después de su fecha límite',
    openDisputes_one: '{count} pedido tiene un contracargo abierto',
    openDisputes_other: '{count} pedidos tienen un contracargo abierto',
    failedJobs_one: '{count} tarea no se pudo terminar',
    failedJobs_other: '{count} tareas no se pudieron terminar',
    undeliveredEmails_one: '{count} correo no se entregó',
    undeliveredEmails_other: '{count} correos no se entregaron',
    pendingInvoices_one: '{count} factura por emitir',
    pendingInvoices_other: '{count} facturas por emitir',
    dueDataRequests_one: '{count} solicitud de datos por responder',
    dueDataRequests_other: '{count} solicitudes de datos por responder',
    waitingSchools_one: '{count} escuela espera tu llamada',
    waitingSchools_other: '{count} escuelas esperan tu llamada',
    teachersToReview_one: '{count} registro de maestro por revisar',
    teachersToReview_other: '{count} registros de maestros por revisar',
    refusedEmbeds_one: '{count} sitio tiene una página sin permiso para su llave',
    refusedEmbeds_other: '{count} sitios tienen páginas sin permiso para su llave',
  },
  hints: {
    failedImports: 'Revisa el motivo y vuelve a intentarlo, o deshazla.',
    failedImportRows: 'Descarga las filas, corrígelas y súbelas otra vez.',
    stuckOrders: 'Busca el pago en la cuenta del proveedor.',
    latePayments: 'Confirma que todavía hay lugar.',
    openDisputes: 'Responde antes de su fecha límite.',
    failedJobs: 'Mira qué la detuvo y córrela de nuevo.',
    undeliveredEmails: 'Corrige la dirección o envíalos de nuevo.',
    pendingInvoices: 'El SAT las acepta en el mes del pago.',
    dueDataRequests: 'La ley pide contestar antes de su fecha límite.',
    waitingSchools: 'Llama y marca a quién ya contactaste.',
    teachersToReview: 'Mira sus documentos, y acéptalos o di por qué no.',
    refusedEmbeds: 'Agrega la dirección si es de la escuela.',
  },
  lists: {
    failedImportRows: 'Con filas sin guardar',
    stuckOrders: 'Sin respuesta del banco',
    latePayments: 'Pagados tarde',
    openDisputes: 'Con contracargo abierto',
    dueDataRequests: 'Por vencer o vencidas',
    refusedEmbeds: 'Con páginas sin permiso',
    filter: 'Atención',
    all: 'Todos',
  },
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    attention: typeof attention;
  }
}

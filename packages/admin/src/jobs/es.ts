import { addTexts } from '../i18n/catalogues.ts';

/** Texts of the list of jobs, in Spanish. */
export const jobs = {
  none: 'Aquí aparecerá lo que LIA hace por su cuenta: correos, devoluciones, conciliaciones.',
  statuses: {
    waiting: 'En espera',
    running: 'En curso',
    succeeded: 'Terminada',
    failed: 'Fallida',
    cancelled: 'Cancelada',
  },
  allKinds: 'Todos',
  kinds: {
    'send email': 'Enviar un correo',
    'import users': 'Importar usuarios',
    'undo import': 'Deshacer una importación',
    'process provider event': 'Procesar un aviso del proveedor',
    'invite guardians': 'Invitar a madres, padres y tutores',
    'refund payment': 'Devolver un pago',
    'reconcile stripe': 'Conciliar pagos de Stripe',
    'reconcile mercadopago': 'Conciliar pagos de Mercado Pago',
    'reconcile sandbox': 'Conciliar pagos de prueba',
    'reconcile sandbox-cards': 'Conciliar pagos de prueba con tarjeta',
    'compare balance': 'Comparar los cobros con el proveedor',
    'export accounts': 'Preparar una exportación contable',
    'write payout statements': 'Preparar estados de cuenta',
    'set renewal charge': 'Cambiar el cobro de una renovación',
    'set upcoming renewal charges': 'Revisar los cobros de las próximas renovaciones',
    'archive personal data': 'Preparar un archivo de datos personales',
    'notice report cards': 'Avisar de boletas publicadas',
    'deliver notifications': 'Entregar notificaciones',
    'send push': 'Enviar avisos a dispositivos',
    'end memberships': 'Terminar membresías vencidas',
    'end superseded subscriptions': 'Terminar suscripciones reemplazadas',
    announce: 'Avisar de comunicados',
    'announce homework': 'Avisar de misiones',
    'announce classes': 'Avisar de clases',
    'yield classes': 'Preparar las clases de las semanas que vienen',
    'notify of messages': 'Avisar de mensajes sin leer',
    'assign school years': 'Poner grupos en su ciclo escolar',
    'notice attendance': 'Avisar de faltas y retardos',
    'write renewal e-mails': 'Avisar de renovaciones',
    'renew plans paid in cash': 'Renovar los planes que se pagan en efectivo',
    'open renewal voucher': 'Preparar la ficha de una renovación',
    'print voucher': 'Preparar una ficha de pago',
    'googleCalendars.due': 'Buscar calendarios de Google por leer',
    'googleCalendars.sync': 'Leer un calendario de Google',
    'googleCalendars.revoke': 'Retirar el permiso de un calendario de Google',
    mediaRenditions: 'Preparar versiones más ligeras de un video o audio',
    'delete expired rows': 'Borrar datos vencidos',
  },
  facts: 'Datos',
  period: 'Periodo del {when}',
  cancelling: 'Se pidió cancelarla: termina en cuanto pueda.',
  progressOf: '{done} de {total}',
  dueAt: 'Programada: {when}',
  finishedAt: 'Terminó: {when}',
  reasons: {
    interrupted: 'El servidor se detuvo varias veces mientras la hacía',
    provider: 'El proveedor de pago no respondió',
    providerSettings: 'El proveedor de pago no está configurado',
    disputed: 'El banco de quien pagó reclama este pago y todavía no decide',
    refund: 'El proveedor de pago todavía no termina la devolución',
    order: 'Todavía no existe el pedido del aviso',
    outdated: 'Esta versión de LIA ya no entiende la tarea',
    connection: 'No se pudo conectar con el otro servidor',
    database: 'La base de datos no respondió como se esperaba',
    other: 'Ocurrió un error inesperado; el registro del servidor tiene los detalles',
  },
  retry: 'Reintentar',
  retried: 'La tarea se intenta otra vez, desde el primer intento.',
  cancel: 'Cancelar',
  cancelTitle: '¿Cancelar esta tarea?',
  cancelBody:
    'Si está en espera, ya no se hará. Si está en curso, termina en cuanto pueda. Después puedes reintentarla.',
  keep: 'No cancelar',
  cancelOne: 'Cancelar la tarea',
  cancelled: 'La tarea se canceló.',
  asked: 'Se pidió cancelar la tarea: termina en cuanto pueda.',
} as const;

addTexts('es', { jobs });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    jobs: typeof jobs;
  }
}

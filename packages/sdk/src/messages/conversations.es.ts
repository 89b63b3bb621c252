/** What the API answers about messages between families and schools, in Spanish. */
export const sentences = {
  CONVERSATION_CLOSED: 'Ya no se puede escribir aquí: cambió el grupo, la escuela o la familia',
  REPORT_STEP: 'Este reporte ya cambió. Vuelve a abrirlo para ver cómo está',
  MESSAGE_SETTLED: 'Este mensaje ya no se puede cambiar',
  'message.sent': 'Enviamos tu mensaje',
  'message.changed': 'Guardamos el cambio de tu mensaje',
  'message.withdrawn': 'Retiramos tu mensaje',
  'message.read': 'Marcamos los mensajes como leídos',
  'message.urgent': 'Solo la escuela puede enviar mensajes urgentes',
  'report.made': 'Recibimos tu reporte. Gracias por avisar',
  'report.moderated': 'Guardamos el paso en la bitácora',
  'officeHours.within': 'Elige horas dentro del horario de la escuela',
} as const;

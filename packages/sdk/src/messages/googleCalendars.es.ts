/** What is answered about calendars of Google, in Spanish. */
export const sentences = {
  GOOGLE_CONNECTED: 'Ya tienes una cuenta de Google conectada. Desconéctala para conectar otra',
  GOOGLE_CANCELLED: 'No diste el permiso en Google. Inténtalo otra vez cuando quieras',
  GOOGLE_REFUSED: 'Google no nos dio el permiso completo. Inténtalo otra vez y deja marcado todo lo que pide',
  GOOGLE_REVOKED: 'Google ya no nos da permiso de leer tus calendarios. Vuelve a conectar tu cuenta',
  GOOGLE_UNAVAILABLE: 'Google no responde. Inténtalo de nuevo en un momento',
  'google.connected': 'Conectamos tu Google Calendar. Tus eventos aparecen en un momento',
  'google.disconnected': 'Desconectamos tu cuenta y borramos lo que vino de Google',
  'google.reading': 'Guardamos qué calendarios ves. Sus eventos aparecen en un momento',
} as const;

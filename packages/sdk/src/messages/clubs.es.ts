/** Sentences about clubs, in Spanish. */
export const sentences = {
  CLUB_REMOVED: 'Ya no estás en este club. Si quieres volver, habla con tu maestra o maestro',
  CLUB_MEMBERS: 'Para escribir en este club, primero entra en él',
  CLUB_WAITING: 'Tu maestra o maestro todavía tiene que leer lo que ya escribiste. Espera un poco',
  CLUB_POST_MODERATED: 'Se ocultó por un reporte. Quien la ocultó puede mostrarla otra vez',
  'club.created': 'Tu club está abierto',
  'club.saved': 'Guardamos los cambios del club',
  'club.joined': 'Ya estás en el club',
  'club.left': 'Saliste del club',
  'club.member.removed': 'Ya no está en el club',
  'club.member.back': 'Ya puede volver al club',
  'club.post.waiting': 'Tu maestra o maestro la va a leer primero',
  'club.post.approved': 'Ya está publicada',
  'club.post.hidden': 'Ya nadie más la ve',
  'club.post.withdrawn': 'La quitamos',
};

/** Texts of a student's homework, in Spanish. */
export const es = {
  'work.unknown': 'No encontramos esta tarea',
  'work.back': 'Ir a mi espacio',
  'work.due': 'Entrega a más tardar el {at}',
  'work.cutoff': 'Después del {at} ya no se puede entregar',
  'work.extended': 'Tienes más tiempo que tu grupo.',
  'work.score': 'Calificación: {score} de {points}',
  'work.status.toDo': 'Por hacer',
  'work.status.draft': 'La empezaste',
  'work.status.delivered': 'La entregaste',
  'work.status.late': 'La entregaste tarde',
  'work.status.returned': 'Te la devolvieron para corregir',
  'work.status.resubmitted': 'La entregaste otra vez',
  'work.status.graded': 'Calificado',
  'work.status.excused': 'No tienes que hacerla',
  'work.what': 'Qué hay que hacer',
  'work.nothing': 'Tu maestra o maestro no escribió instrucciones.',
  'work.receipt': 'Comprobante',
  'work.receipt.number': 'Número: {number}',
  'work.receipt.at': 'Entregada el {at}',
  'work.receipt.late': 'Llegó tarde.',
  'work.receipt.fingerprint': 'Huella de lo que entregaste: {fingerprint}',
  'work.comments': 'Lo que te escribieron',
  'work.deliver': 'Entrega tu tarea',
  'work.again': 'Entregar otra vez',
  'work.add': 'Agregar archivos',
  'work.types': 'Fotos, audio MP3, video MP4, PDF o documentos.',
  'work.kept': 'Ya entregaste',
  'work.remove': 'Quitar {name}',
  'work.pause': 'Pausar {name}',
  'work.goOn': 'Seguir con {name}',
  'work.progress': 'Sube {name}: {percent} %',
  'work.done': '{name}: listo',
  'work.paused': '{name}: en pausa, {percent} %',
  'work.failed': '{name}: {reason}',
  'work.heic': 'Tu teléfono guardó la foto como HEIC y aquí no se puede abrir. Guárdala como JPG y vuelve a elegirla.',
  'work.lost': 'Se perdió la conexión. Presiona seguir cuando vuelva.',
  'work.link': 'Enlace (si tu tarea está en internet)',
  'work.link.invalid': 'Escribe el enlace completo: https://…',
  'work.own': 'Este es mi trabajo',
  'work.send': 'Entregar',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

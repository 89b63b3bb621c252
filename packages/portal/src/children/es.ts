import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of a child's page, in Spanish. */
export const es = {
  'child.switch': 'Elige a un hijo o hija',
  'child.failed': 'No pudimos traer sus datos',
  'child.unknown': 'No encontramos a este hijo o hija',
  'child.unknown.text': 'Puede que ya no acompañes su cuenta, o que la dirección no esté completa.',
  'child.unknown.link': 'Ver a mis hijos',
  'child.data': 'Sus datos',
  'child.name': 'Nombre',
  'child.grade': 'Grado',
  'child.username': 'Usuario para entrar',
  'child.school': 'Escuela',
  'child.licence': 'Licencia',
  'child.licence.until': 'Activa hasta el {when}',
  'child.licence.none': 'Todavía no tiene. Con un plan entra a toda la comunidad.',
  'child.licence.plans': 'Ver los planes',
  'child.group': 'Grupo',
  'child.group.taught': '{group}, con {teacher}',
  'child.group.leave': 'Salir del grupo',
  'child.group.leave.title': '¿Sacar a {name} del grupo {group}?',
  'child.group.leave.text':
    'Quien da clases ahí ya no verá sus datos ni podrá escribirte, y {name} ya no verá las misiones del grupo. Para volver hace falta el código del grupo.',
  'child.edit': 'Corregir sus datos',
  'child.edit.title': 'Datos de {name}',
  'child.edit.school': 'Su nombre y su grado los lleva {school}. Si algo está mal, pide ahí el cambio.',
  'child.edit.submit': 'Guardar',
  'child.grade.number': '{grade}°',
  'child.access': 'Cómo entra',
  'child.card': 'Con su tarjeta entra sin escribir una contraseña: la muestra a la cámara o escribe su código.',
  'child.pictures': 'En su salón, {name} también entra con el código QR de la clase y tres dibujos.',
  'child.pictures.blocked':
    'Alguien presionó dibujos equivocados varias veces, y {name} ya no puede entrar con los suyos en su salón.',
  'child.pictures.allow': 'Permitir otra vez',
  'child.card.make': 'Hacer su tarjeta',
  'child.card.again': 'Hacer otra tarjeta',
  'child.card.again.title': '¿Hacer otra tarjeta?',
  'child.card.again.text': 'La tarjeta de ahora deja de servir y se cierran las sesiones que abrió.',
  'child.card.end': 'Quitar su tarjeta',
  'child.card.end.title': '¿Quitar la tarjeta de {name}?',
  'child.card.end.text': 'Deja de servir y se cierran las sesiones que abrió. Puedes hacer otra cuando quieras.',
  'child.card.title': 'Tarjeta de {name}',
  'child.card.once': 'El código solo se ve ahora. Imprime la tarjeta antes de cerrar.',
  'child.card.qr': 'Código QR para que {name} entre',
  'child.card.code': 'Su código',
  'child.card.where': 'Lee el cuadro con una cámara, o entra en {address}',
  'child.quiet': 'Sus horas de silencio',
  'child.quiet.text': 'En estas horas no le llegan correos ni avisos al celular: los recibe al terminar.',
  'child.quiet.zone': 'Su zona horaria',
  'child.quiet.save': 'Guardar sus horas',
  'child.quiet.saved': 'Guardamos sus horas de silencio',
  'child.quiet.failed': 'No pudimos traer sus horas de silencio',
  'child.consents': 'Lo que aceptaste',
  'child.consents.text':
    'Estos textos cubren su cuenta. Los aceptaste al registrarte, al registrar su cuenta o después.',
  'child.consents.withdraw': 'Para retirar tu consentimiento, haz una solicitud en Mis datos.',
  'child.consents.requests': 'Ir a Mis datos',
  'child.guardians': 'Quién acompaña a {name}',
  'child.guardians.self': '{name} (tú)',
  'child.guardians.since': 'Desde el {when}',
  'child.unlink': 'Dejar de acompañar',
  'child.unlink.title': '¿Dejar de acompañar a {name}?',
  'child.unlink.text':
    'Ya no verás su cuenta ni podrás cambiar su contraseña. Su cuenta sigue igual, y si tiene una licencia de tu plan la conserva hasta que termine o la quites en Licencias.',
  'child.unlink.last': 'Eres la única persona que responde por su cuenta, por eso no puedes dejarla.',
  'child.remove': 'Quitar acceso',
  'child.remove.title': '¿Quitar el acceso a {guardian}?',
  'child.remove.text': 'Ya no verá la cuenta de {name}. Si conoce su contraseña o tiene su tarjeta, cámbialas también.',
  'child.invite': 'Invitar a su otra mamá, papá o tutor',
  'child.invite.title': 'Invita a acompañar a {name}',
  'child.invite.how': '¿Cómo la quieres invitar?',
  'child.invite.byEmail': 'Por correo',
  'child.invite.byLink': 'Con un enlace o un código',
  'child.invite.byLink.text':
    'El enlace sirve una vez, durante tres días. Cuando lo acepten, te pedimos confirmar que es quien esperas.',
  'child.invite.others': 'Invitar también a acompañar a',
  'child.invite.send': 'Enviar invitación',
  'child.invite.make': 'Crear el enlace y el código',
  'child.invite.link': 'Enlace o código para compartir',
  'child.invite.code': 'Código: {code}',
  'child.invite.until': 'Sin respuesta. Vence el {until}',
  'child.invite.accepted': 'Aceptó tu invitación. ¿Es quien esperabas? Mientras no lo confirmes, no ve nada.',
  'child.invite.confirm': 'Sí, confirmar',
  'child.invite.refuse': 'No conozco a esta persona',
  'child.invite.revoke': 'Retirar invitación',
  'child.invite.share': 'Te invito a acompañar a nuestros hijos en LIA: {url}',
  'child.undo': 'Deshacer',
} as const;

/** They come with the pages that show them. */
export const childTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

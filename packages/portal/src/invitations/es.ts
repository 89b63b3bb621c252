import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the portal for guardians whom a school or another parent invites, in Spanish. */
export const es = {
  'invitation.heading': '{from} te invita a LIA',
  'invitation.children': 'Vas a acompañar a:',
  'invitation.teachers': 'Los registró {names}.',
  'invitation.text': 'Podrás ver cómo van y cuidar sus cuentas.',
  'invitation.as': 'Entraste como {name}.',
  'invitation.other': 'Usar otra cuenta',
  'invitation.student':
    'Entraste como {name}, que es estudiante. Cierra sesión para que acepte tu mamá, tu papá o quien te cuida.',
  'invitation.hasAccount': 'Ya hay una cuenta con {email}. Entra con ella para aceptar.',
  'invitation.signIn': 'Iniciar sesión',
  'invitation.known': 'Ya tengo una cuenta',
  'invitation.new': 'Crea tu cuenta. Tu correo es {email}.',
  'invitation.register': 'Crear mi cuenta y aceptar',
  'invitation.accept': 'Aceptar',
  'invitation.decline.school': 'No conozco a estos estudiantes',
  'invitation.decline.parent': 'No conozco a quien me invita',
  'invitation.decline.title': '¿Rechazar la invitación?',
  'invitation.decline.text.school': 'La escuela no te volverá a invitar con este correo.',
  'invitation.decline.text.parent': 'El enlace ya no servirá.',
  'invitation.decline.keep': 'Cancelar',
  'invitation.decline.yes': 'Rechazar',
  'invitation.declined.title': 'Rechazaste la invitación',
  'invitation.declined.text': 'Gracias por avisar. No tienes que hacer nada más.',
  'invitation.over.title': 'Esta invitación ya no sirve',
  'invitation.over.text.school': 'Ya se usó, la escuela la retiró o venció. Si la esperabas, pide otra en la escuela.',
  'invitation.over.text.parent':
    'Ya se usó, la retiraron, venció o el código tiene un error. Si la esperabas, pide otra a quien te invitó.',
  'invitation.code': 'Código',
  'invitation.code.have': '¿Ya tiene cuenta en LIA? Agrégalo con el código de su mamá, papá o tutor',
  'invitation.code.title': 'Agrega a un hijo con un código',
  'invitation.code.text':
    'Su mamá, papá o tutor crea el código en la página del niño o la niña. Antes de que veas algo, esa persona confirma que eres tú.',
  'invitation.code.length': 'El código tiene {length} letras y números',
  'invitation.code.go': 'Continuar',
  'invitation.code.another': 'Escribir otro código',
  'invitation.waits.title': 'Falta un paso',
  'invitation.waits.text':
    'Aceptaste la invitación. Cuando {from} confirme que eres tú, verás a sus hijos en tu inicio.',
  'invitation.newByLink': 'Crea tu cuenta para aceptar.',
  'invitation.failed': 'No pudimos abrir la invitación',
  'invitation.consents': 'Lee y acepta los dos textos para continuar.',
} as const;

/** They come with the pages that show them. */
export const invitationTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

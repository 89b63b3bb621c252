/** Texts of navigation, toolbar and footer, in Spanish. */
export const es = {
  'shell.navigation': 'Navegación',
  'shell.menu.open': 'Abrir el menú',
  'shell.menu.close': 'Cerrar el menú',
  'shell.account': 'Cuenta de {name}',
  'shell.home': 'Inicio',
  'shell.courses': 'Cursos',
  'shell.donate': 'Donar',
  'shell.sponsor': 'Patrocinar',
  'shell.console': 'Consola de administración',
  'shell.rights': '© {year} Comunidad LIA. Todos los derechos reservados.',
  'shell.phone': 'Llámanos al {phone}',
  'shell.social': 'Síguenos',
  'shell.terms': 'Términos y condiciones',
  'shell.privacy': 'Aviso de privacidad',
  'shell.legal': 'Documentos legales',
  'shell.giving': 'Quiero apoyar',
  'shell.community': 'Acceso a la comunidad',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

/** Texts of an invoice request in Spanish. */
export const es = {
  'invoice.title': 'Pide tu factura',
  'invoice.intro': 'Escribe tus datos fiscales como están en tu constancia.',
  'invoice.rfc': 'RFC',
  'invoice.rfc.hint': 'Si no tienes, escribe XAXX010101000',
  'invoice.name': 'Nombre o razón social',
  'invoice.regime': 'Régimen fiscal',
  'invoice.postalCode': 'Código postal fiscal',
  'invoice.use': 'Uso de la factura',
  'invoice.submit': 'Pedir mi factura',
} as const;

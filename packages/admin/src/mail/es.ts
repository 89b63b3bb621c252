/** What the console says of letters that nobody got, in Spanish. */
export const letters = {
  none: 'Todas las cartas llegaron. Si alguna no se puede entregar, aparecerá aquí con el motivo.',
  unwritten: 'No se pudo escribir: %{letter}',
  kinds: {
    'email-confirmation': 'confirmación de correo',
    receipt: 'recibo',
    'receipt-cancelled': 'recibo cancelado',
    refund: 'devolución',
    'invoice-decided': 'aviso de factura',
    'course-place': 'acceso a un curso',
    voucher: 'ficha de OXXO',
    'voucher-reminder': 'recordatorio de OXXO',
    'membership-accounts': 'cuentas de una familia',
    'membership-grace': 'renovación pendiente',
    'membership-ended': 'fin de membresía',
    'school-contact': 'aviso de una escuela',
  },
  reasons: {
    address: 'El servidor dice que esa dirección no existe',
    server: 'El servidor de correo no respondió en dos días',
    login: 'El servidor de correo no aceptó nuestra clave',
    letter: 'La carta no se pudo escribir',
  },
  action: 'Acción',
  send: 'Enviar otra vez',
  sendOne: 'Enviar otra vez: %{subject}',
} as const;

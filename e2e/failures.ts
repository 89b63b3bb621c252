/** What the API may say to any form when it cannot take it just now: status, code, and the words that people read. */
export const passingFailures = [
  [429, 'RATE_LIMITED', 'Demasiados intentos. Espera un momento y vuelve a intentarlo'],
  [503, 'SERVICE_UNAVAILABLE', 'El servicio está ocupado. Vuelve a intentarlo en un momento'],
  [500, 'UNKNOWN_ERROR', 'Ocurrió un error inesperado'],
] as const;

/**
 * What may go wrong with a voucher before it stands, in the order in which it is made: the call that is answered so,
 * status, code, and words (document 1 section 8). `save` is the call that keeps it.
 */
export const voucherFailures = (save: string) =>
  [
    ['**/stripe/pay', 503, 'OXXO_UNREACHABLE', 'Ha ocurrido un error comunicandose con Oxxo'],
    ['**/oxxo-confirmed', 404, 'OXXO_NOT_CONFIRMED', 'Ha ocurrido un error confirmando el pago de Oxxo'],
    [save, 409, 'PAYMENT_NOT_SAVED', 'Ha ocurrido un error guardando su pago en nuestro sistema'],
  ] as const;

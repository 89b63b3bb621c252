/** What the API may say to any form when it cannot take it just now: status, code, and the words that people read. */
export const passingFailures = [
  [429, 'RATE_LIMITED', 'Demasiados intentos. Espera un momento y vuelve a intentarlo'],
  [503, 'SERVICE_UNAVAILABLE', 'El servicio está ocupado. Vuelve a intentarlo en un momento'],
  [500, 'UNKNOWN_ERROR', 'Ocurrió un error inesperado'],
] as const;

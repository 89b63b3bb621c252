/** The reason behind a failure's code, for the team. */
export function reasonOf(code: string | null): 'address' | 'server' | 'login' | 'email' | 'limit' | 'refused' {
  if (code === 'RECIPIENT_LIMIT') return 'limit';
  if (code?.startsWith('MAIL_REFUSED')) return 'refused';
  if (code?.startsWith('EENVELOPE')) return 'address';
  if (code?.startsWith('EAUTH')) return 'login';
  // Codes in capitals are of the connection; the name of an error means that the email could not be composed.
  return code !== null && /^E[A-Z]+\b/.test(code) ? 'server' : 'email';
}

/** What a failure's code means to somebody who looks after emails. */
export function reasonOf(code: string | null): 'address' | 'server' | 'login' | 'email' | 'limit' {
  if (code === 'RECIPIENT_LIMIT') return 'limit';
  if (code?.startsWith('EENVELOPE')) return 'address';
  if (code?.startsWith('EAUTH')) return 'login';
  // Codes in capitals are of the connection; the name of an error says that the email could not be written.
  return code !== null && /^E[A-Z]+\b/.test(code) ? 'server' : 'email';
}
